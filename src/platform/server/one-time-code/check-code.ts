// Checks a typed code. A wrong try is counted in a short transaction of its own, so that nothing the caller does undoes
// it; the use of a right code is written in the caller's transaction, so that it happens together with the change.

import { timingSafeEqual } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { codeLifeSeconds, triesPerRequest } from '#platform/one-time-code.ts';
import { inTransaction, type Tx } from '../database/database.ts';
import { hashCode } from './code-hash.ts';
import {
  addFailure,
  addTry,
  forgetFailures,
  lockFailures,
  readLock,
  readRequest,
  useRequest,
  type CodeRequest,
} from './code-store.ts';
import type { CodeSettings, TypedCode } from './one-time-code.ts';
import { secondsUntil } from './seconds-until.ts';

export type CheckRefusal =
  | 'EC_Missing_Verificaiton_Code'
  | 'EC_Wrong_Verification_Code'
  | 'EC_Expired_Verification_Code'
  | 'EC_Verification_Failed'
  | 'EC_Reach_Max_Attempts';

export async function checkCode(
  settings: CodeSettings,
  tx: Tx,
  typed: TypedCode,
): Promise<{ verified: true } | Refusal<CheckRefusal>> {
  if (!typed.code) return refuse('EC_Missing_Verificaiton_Code');
  const now = settings.clock.now();
  // A look without locks first: a flood of guesses after the fifth costs two reads each.
  const early = whyNotTried(await readLock(tx, typed.requester), await readRequest(tx, typed, 'no lock'), now);
  if (isRefusal(early)) return early;
  const right = await tryCode(settings, typed, typed.code, now);
  if (isRefusal(right)) return right;
  return (await useRequest(tx, right.requestId, now)) ? { verified: true } : refuse('EC_Verification_Failed');
}

/** One counted try, whatever becomes of the caller. A right code is no try: the change may yet fail for another reason. */
async function tryCode(
  { tries, key }: CodeSettings,
  typed: TypedCode,
  code: string,
  now: Date,
): Promise<CodeRequest | Refusal<CheckRefusal>> {
  return inTransaction(tries, async (own) => {
    const lockedUntil = await lockFailures(own, typed.requester, now);
    const request = whyNotTried(lockedUntil, await readRequest(own, typed, 'lock'), now);
    if (isRefusal(request)) return request;
    const sentAt = whenSent(request, hashCode(key, request.requestId, code));
    if (sentAt && now.getTime() - sentAt.getTime() < codeLifeSeconds * 1000) {
      await forgetFailures(own, typed.requester);
      return request;
    }
    await addTry(own, request.requestId);
    await addFailure(own, typed.requester, now);
    return sentAt
      ? refuse('EC_Expired_Verification_Code')
      : refuse('EC_Wrong_Verification_Code', { TriesLeft: triesPerRequest - request.tries - 1 });
  });
}

/** The request to try the code on, or the reason why no code is even looked at. */
function whyNotTried(
  lockedUntil: Date | null,
  request: CodeRequest | null,
  now: Date,
): CodeRequest | Refusal<CheckRefusal> {
  if (lockedUntil && lockedUntil > now) return tooMany(lockedUntil, now);
  if (!request || request.isUsed) return refuse('EC_Verification_Failed');
  if (request.expiresAt <= now) return refuse('EC_Expired_Verification_Code');
  if (request.tries >= triesPerRequest) return tooMany(request.expiresAt, now);
  return request;
}

function tooMany(until: Date, now: Date): Refusal<'EC_Reach_Max_Attempts'> {
  return refuse('EC_Reach_Max_Attempts', { WaitSeconds: secondsUntil(until, now) });
}

function whenSent(request: CodeRequest, hash: Buffer): Date | null {
  const place = request.hashes.findLastIndex((known) => timingSafeEqual(known, hash));
  return request.sentAt[place] ?? null;
}
