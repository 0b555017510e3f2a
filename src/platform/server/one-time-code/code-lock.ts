// The lock after wrong codes: which failures count together, and how a refusal reports it.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { CodeRefusalProperties } from '#platform/one-time-code.ts';
import { secondsUntil } from './seconds-until.ts';

/**
 * Failures are counted on the signed-in account, otherwise on the number for all callers. So strangers cannot lock the
 * owner's signed-in actions. Codes that the portal sends by itself count for nobody.
 */
export type CodeGuard = 'number' | `account:${number}`;
export type SendGuard = CodeGuard | 'portal';

export type Lock = Date | 'until helped';

export function guardedThing(guard: CodeGuard, recipient: string): string {
  return guard === 'number' ? `number:${recipient}` : guard;
}

export function isLocked(lock: Lock | null, now: Date): lock is Lock {
  return lock === 'until helped' || (lock !== null && lock > now);
}

export function refusalOfLock(
  guard: CodeGuard,
  lock: Lock,
  { now, helpLine }: { now: Date; helpLine: string },
): Refusal<'EC_Codes_Locked'> {
  const Locked = guard === 'number' ? 'number' : 'account';
  const properties: CodeRefusalProperties =
    lock === 'until helped'
      ? { Locked, HelpLine: helpLine }
      : { Locked, WaitSeconds: secondsUntil(lock, now), LockedUntil: lock.toISOString() };
  return refuse('EC_Codes_Locked', properties);
}
