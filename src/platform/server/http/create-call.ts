import type { EndpointSpec } from '#platform/endpoint.ts';
import type { Refusal } from '#platform/errors.ts';
import type { Tx } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import { runOnce, type IdempotentRequest, type StoredAnswer } from '../idempotency/idempotency.ts';
import { addressOf } from './api-server.ts';
import type { Call } from './call.ts';
import type { Authorization } from './caller.ts';
import { cookiesOf } from './cookies.ts';
import { languageOf } from './error-answer.ts';
import type { RequestParts } from './request-context.ts';

export type CallContext = { authorization: Authorization | null; once?: IdempotentRequest | null; reads?: Reads };

export function callOf<Spec extends EndpointSpec>(
  { platform, spec, request, reply }: RequestParts<Spec>,
  { authorization, once = null, reads = platform.reads }: CallContext,
): Call<Spec> {
  const call = {
    ...(spec.params && { params: request.params }),
    ...(spec.query && { query: request.query }),
    ...(spec.headers && { headers: request.headers }),
    ...(spec.body && { body: request.body }),
    ...(authorization && { caller: authorization.caller }),
    ...(request.operator && { operator: request.operator }),
    ...(authorization?.ownedService && { service: authorization.ownedService }),
    ...(authorization?.heldCustomerId != null && { customerId: authorization.heldCustomerId }),
    language: languageOf(request),
    remoteAddress: request.ip,
    get ownOrigin() {
      return new URL(platform.configuration.publicUrl ?? addressOf(request)).origin;
    },
    userAgent: request.headers['user-agent']?.slice(0, 200) ?? '',
    reads,
    ...cookiesOf(platform.configuration, request, reply),
    setHeader: (name: string, value: string) => void reply.header(name, value),
    change: (work: (tx: Tx) => Promise<StoredAnswer | Refusal>) =>
      runOnce(platform.db, platform.clock.now(), once, work),
  };
  return call as unknown as Call<Spec>;
}
