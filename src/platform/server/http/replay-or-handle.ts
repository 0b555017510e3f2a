// The last steps of every access kind: replay the answer stored under the Idempotency-Key, otherwise run the handler. A
// repeated request is answered even after its step-up expired, because nothing runs twice.

import type { EndpointSpec } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { runAsRequest } from '../idempotency/counted-attempts.ts';
import { findStoredAnswer, type IdempotentRequest } from '../idempotency/idempotency.ts';
import { everyVersion, mapVersions } from '../key-rotation/key-versions.ts';
import { callOf } from './create-call.ts';
import type { Authorization } from './caller.ts';
import { hashOfRequest, idempotencyKey } from './idempotency-key.ts';
import type { AnyOutcome, RequestContext, RequestParts } from './request-context.ts';

export type Requester = {
  /** The namespace of the keys: two requesters may use the same key. */
  owner: string;
  /** Null for callers who are not signed in as a customer. */
  authorization: Authorization | null;
};

export async function replayOrHandle<Spec extends EndpointSpec>(
  context: RequestContext<Spec>,
  { owner, authorization }: Requester,
): Promise<AnyOutcome> {
  const { platform, spec, handle } = context;
  const once = onceOf(context, owner);
  if (isRefusal(once)) return once;
  const stored = once ? await findStoredAnswer(platform.db, once) : null;
  if (stored) return stored;
  if (spec.stepUp === true && !authorization?.isSteppedUp) return refuse('EC_Step_Up_Required');
  return runAsRequest(once, () => handle(callOf<Spec>(context, { authorization, once })));
}

/** The stored answer for the key of the request; refusals are not stored. */
export async function findReplay(context: RequestParts, owner: string): Promise<AnyOutcome | null> {
  const once = onceOf(context, owner);
  if (once === null || isRefusal(once)) return null;
  const stored = await findStoredAnswer(context.platform.db, once);
  return isRefusal(stored) ? null : stored;
}

/** Null for a request without a key. */
function onceOf({ platform, spec, request }: RequestParts, owner: string): IdempotentRequest | Refusal | null {
  const key = idempotencyKey(spec, request);
  if (key === null || isRefusal(key)) return key;
  const { storage } = platform.keys;
  const hashes = mapVersions(storage, (version) => hashOfRequest(version, spec, request));
  const [requestHash, ...otherHashes] = everyVersion(hashes);
  return { owner, key, requestHash, otherHashes, sealedUnder: storage };
}
