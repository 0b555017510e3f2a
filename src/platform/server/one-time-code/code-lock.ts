// The lock after wrong codes: which failures count together, and how a refusal reports it.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { CodeRefusalProperties, LockedThing } from '#platform/one-time-code.ts';
import { secondsUntil } from './seconds-until.ts';

/**
 * Where failures are counted: on the account of who is signed in, else on the number over everyone who asks. Strangers
 * thus cannot lock what an owner does signed in. A step-up counts in its session, so that a stolen one locks only itself.
 * What the portal sends by itself is nobody's try.
 */
export type CodeGuard = 'number' | `account:${number}` | `session:${string}`;
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
  const properties: CodeRefusalProperties =
    lock === 'until helped'
      ? { Locked: lockedThing(guard), HelpLine: helpLine }
      : { Locked: lockedThing(guard), WaitSeconds: secondsUntil(lock, now), LockedUntil: lock.toISOString() };
  return refuse('EC_Codes_Locked', properties);
}

function lockedThing(guard: CodeGuard): LockedThing {
  if (guard === 'number') return 'number';
  return guard.startsWith('session:') ? 'session' : 'account';
}
