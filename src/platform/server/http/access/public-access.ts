// Calls without sign-in: public ones, those of the demo, and the sign-in of the operator desk.

import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { isOwnUniqueId, uniqueIdIn } from '../../number-proof/unique-id.ts';
import { authorizeIfSignedIn, hashOf } from '../caller.ts';
import { replayOrHandle } from '../replay-or-handle.ts';
import type { AnyOutcome, RequestContext } from '../request-context.ts';

export async function runPublicRequest<Spec extends EndpointSpec>(context: RequestContext<Spec>): Promise<AnyOutcome> {
  const { platform, spec, request } = context;
  const id = uniqueIdIn(request);
  if (id !== null && !isOwnUniqueId(platform.configuration, request, id)) {
    return refuse('EC_Invalid_Request', { Field: 'headers/unique-id' });
  }
  const authorization = spec.knowsCaller ? await authorizeIfSignedIn(platform, context.guards, request) : null;
  if (isRefusal(authorization)) return authorization;
  const owner = authorization ? String(authorization.caller.accountId) : anonymousOwner(request);
  return replayOrHandle(context, { owner, authorization });
}

/**
 * Identifies users who are not signed in by the hash of the unique id. Without one only the key identifies them: an
 * answer is replayed only to the same request.
 */
function anonymousOwner(request: FastifyRequest): string {
  const id = uniqueIdIn(request);
  return id === null ? 'anonymous' : `unique:${hashOf(id).toString('hex')}`;
}
