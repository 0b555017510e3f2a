// Verifies an entered code. A wrong attempt is counted in a separate short transaction, so the caller cannot roll it
// back; a correct code is consumed in the caller's transaction, together with the change.

import { timingSafeEqual } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { codeLifeSeconds, triesPerRequest } from '#platform/one-time-code.ts';
import { inTransaction, type Tx } from '../database/database.ts';
import { everyVersion } from '../key-rotation/key-versions.ts';
import { countedAttempts } from '../idempotency/counted-attempts.ts';
import { hashCode } from './code-hash.ts';
import { guardedThing, isLocked, refusalOfLock, type Lock } from './code-lock.ts';
import {
  addTry,
  deleteSends,
  forgetFailures,
  lockFailures,
  readLock,
  readRequest,
  saveFailures,
  useRequest,
  type CodeRequest,
} from './code-store.ts';
import type { TypedCode } from './code-binding.ts';
import type { CodeSettings } from './code-settings.ts';
import { secondsUntil } from './seconds-until.ts';

export type CheckRefusal =
  | 'EC_Missing_Verificaiton_Code'
  | 'EC_Wrong_Verification_Code'
  | 'EC_Expired_Verification_Code'
  | 'EC_Verification_Failed'
  | 'EC_Reach_Max_Attempts'
  | 'EC_Codes_Locked'
  | 'EC_Idempotency_Key_Reused';

const attempts = countedAttempts<CheckRefusal>('one-time-code');

export async function checkCode(
  settings: CodeSettings,
  tx: Tx,
  typed: TypedCode,
): Promise<{ verified: true } | Refusal<CheckRefusal>> {
  if (!typed.code) return refuse('EC_Missing_Verificaiton_Code');
  const guarded = guardedThing(typed.guard, typed.recipient);
  // A first check without locks: after the fifth attempt, each guess costs only two reads.
  const early = requestToTry(settings, typed, await readLock(tx, guarded), await readRequest(tx, typed, 'no lock'));
  if (isRefusal(early)) return (await attempts.find(tx, settings.clock.now()))?.refusal ?? early;
  const right = await tryCode(settings, typed, typed.code, guarded);
  if (isRefusal(right)) return right;
  if (!(await useRequest(tx, right.requestId, settings.clock.now()))) return refuse('EC_Verification_Failed');
  // The send limit prevents spam: a requester who enters the codes may confirm the next number at once.
  await deleteSends(tx, typed);
  return { verified: true };
}

/**
 * Counts one attempt, regardless of the caller's transaction. A correct code is not counted: the change may still fail
 * for another reason.
 */
async function tryCode(
  settings: CodeSettings,
  typed: TypedCode,
  code: string,
  guarded: string,
): Promise<CodeRequest | Refusal<CheckRefusal>> {
  const now = settings.clock.now();
  return inTransaction(settings.countersDb, async (own) => {
    const counted = await attempts.lock(own, now);
    if (counted?.refusal) return counted.refusal;
    const failures = await lockFailures(own, guarded, now);
    const request = requestToTry(settings, typed, failures.lock, await readRequest(own, typed, 'lock'));
    if (isRefusal(request)) return request;
    const sentAt = whenSent(request, hashesOf(settings, request, code));
    if (sentAt && now.getTime() - sentAt.getTime() < codeLifeSeconds * 1000) {
      // A correct code also proves access to the number.
      const number = guardedThing('number', typed.recipient);
      await forgetFailures(own, typed.isForeign ? [number] : [guarded, number]);
      return request;
    }
    await addTry(own, request.requestId);
    await saveFailures(own, guarded, failures.count + 1, now);
    const refusal = sentAt ? refuse('EC_Expired_Verification_Code') : refusalOfWrong(request, now);
    await attempts.store(own, now, refusal);
    return refusal;
  });
}

/** The request to compare the code with, or the reason for not comparing. */
function requestToTry(
  { clock, helpLine }: CodeSettings,
  { guard }: TypedCode,
  lock: Lock | null,
  request: CodeRequest | null,
): CodeRequest | Refusal<CheckRefusal> {
  const now = clock.now();
  if (isLocked(lock, now)) return refusalOfLock(guard, lock, { now, helpLine });
  if (!request || request.isUsed) return refuse('EC_Verification_Failed');
  if (request.expiresAt <= now) return refuse('EC_Expired_Verification_Code');
  if (request.tries < triesPerRequest) return request;
  return refuse('EC_Reach_Max_Attempts', { TriesLeft: 0, WaitSeconds: secondsUntil(request.expiresAt, now) });
}

/** After the last attempt the refusal also contains the waiting time. */
function refusalOfWrong({ tries, expiresAt }: CodeRequest, now: Date): Refusal<'EC_Wrong_Verification_Code'> {
  const TriesLeft = triesPerRequest - tries - 1;
  return refuse('EC_Wrong_Verification_Code', {
    TriesLeft,
    ...(TriesLeft === 0 && { WaitSeconds: secondsUntil(expiresAt, now) }),
  });
}

function hashesOf({ key }: CodeSettings, { requestId }: CodeRequest, code: string): Buffer[] {
  return everyVersion(key).map((version) => hashCode(version, requestId, code));
}

function whenSent(request: CodeRequest, hashes: readonly Buffer[]): Date | null {
  const place = request.hashes.findLastIndex((known) => hashes.some((hash) => timingSafeEqual(known, hash)));
  return request.sentAt[place] ?? null;
}
