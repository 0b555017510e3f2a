// Calls of a signed-in customer. The token was verified before the body was read; this file checks the session and
// ownership, within the fair share of the account.

import type { EndpointSpec } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { TokenClaims } from '../access-token.ts';
import { callOf } from '../create-call.ts';
import { authorizationOf, authorize, type AccountAccess } from '../caller.ts';
import { findReplay, replayOrHandle } from '../replay-or-handle.ts';
import type { AnyOutcome, RequestContext } from '../request-context.ts';
import { readsOfSession } from '../session-reads.ts';

export async function runAccountRequest<Spec extends EndpointSpec>(
  context: RequestContext<Spec>,
  access: AccountAccess,
): Promise<AnyOutcome> {
  const { platform, spec } = context;
  const { claims } = context.request;
  if (!claims) return refuse('Error_401');
  const share = platform.shares[spec.method === 'GET' ? 'reads' : 'changes'];
  const work = () => (spec.readsOwn ? readOwn : run)(context, claims, access);
  return share.take(claims.accountId, work, refuse('EC_Too_Many_Requests'));
}

async function run<Spec extends EndpointSpec>(
  context: RequestContext<Spec>,
  claims: TokenClaims,
  access: AccountAccess,
): Promise<AnyOutcome> {
  const { platform, spec, guards, request } = context;
  const owner = spec.idempotency === 'key in session' ? `session:${claims.sessionId}` : String(claims.accountId);
  const authorization = await authorize({ platform, guards, request }, claims, access);
  if (!isRefusal(authorization)) return replayOrHandle(context, { owner, authorization });
  // A change may have removed the object it names, or ended the session; a retry under the same key gets the first answer.
  const isEndedByChange = spec.endsSession === true && authorization.refused === 'Error_401';
  const mayBeRetry = authorization.refused === 'EC_User_Not_Authoried' || isEndedByChange;
  return (mayBeRetry ? await findReplay(context, owner) : null) ?? authorization;
}

/**
 * Read-only calls on the account's own data run in parallel with the session check, or include it in their own
 * statement. The reply is sent only if the session is valid.
 */
async function readOwn<Spec extends EndpointSpec>(
  context: RequestContext<Spec>,
  claims: TokenClaims,
  access: AccountAccess,
): Promise<AnyOutcome> {
  const { platform, guards, request, handle } = context;
  const { reads, isProved } = readsOfSession(platform, claims);
  const known = { authorization: authorizationOf(claims), reads };
  const outcome = start(() => handle(callOf<Spec>(context, known)));
  if (await isProved()) {
    request.accountId = claims.accountId;
    return outcome;
  }
  const authorization = await authorize({ platform, guards, request }, claims, access);
  return isRefusal(authorization) ? authorization : outcome;
}

/** Starts work whose failure matters only if its result is used. */
function start<Value>(work: () => Promise<Value> | Value): Promise<Value> {
  const outcome = (async () => work())();
  outcome.catch(() => undefined);
  return outcome;
}
