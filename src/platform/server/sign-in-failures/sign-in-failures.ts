// Consecutive wrong passwords cause delays per account or operator and per address, whether or not the name exists;
// those of a known browser delay only that browser.

import { addressForgetsAfterSeconds, waitAfterFailures, type FailureKind } from '#platform/sign-in-failures.ts';
import { inTransaction } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { countFailure, forgetFailures, lockFailures, takeBackFailure, type FailureSubjects } from './failure-store.ts';

type Attempt = { username: string; remoteAddress: string; browserId: string | null };

export function failureSubjects(
  kind: 'account' | 'operator',
  { username, remoteAddress, browserId }: Attempt,
): FailureSubjects {
  if (browserId !== null) return { browser: `browser:${browserId}` };
  return { [kind]: failureSubject(kind, username), address: `address:${remoteAddress}` };
}

export function failureSubject(kind: 'account' | 'operator', username: string): string {
  return `${kind}:${username.trim().toLowerCase()}`;
}

/**
 * Seconds until the next attempt is accepted; 0 accepts this one. Every attempt counts as a failure until it proves
 * correct, so parallel attempts cannot all pass before the first is counted.
 */
export async function takeTry(platform: Platform, subjects: FailureSubjects): Promise<number> {
  const now = platform.clock.now();
  const expiredBefore = new Date(now.getTime() - addressForgetsAfterSeconds * 1000);
  return inTransaction(platform.countersDb, async (tx) => {
    const rows = await lockFailures(tx, subjects, { now, expiredBefore });
    const wait = Math.max(
      ...rows.map((row) => {
        const kind = row.subject.slice(0, row.subject.indexOf(':')) as FailureKind;
        // A failure in the future comes from a clock that has since been set back; it counts as made now.
        const passed = Math.max(0, (now.getTime() - row.last_failure_at.getTime()) / 1000);
        return Math.max(0, Math.ceil(waitAfterFailures(kind, row.failures) - passed));
      }),
    );
    if (wait === 0) await countFailure(tx, subjects, now);
    return wait;
  });
}

export async function recordSuccess(platform: Platform, subjects: FailureSubjects): Promise<void> {
  // One after the other: locking both rows would require the lock order of all other attempts.
  const inARow = subjects.browser ?? subjects.account ?? subjects.operator;
  if (inARow !== undefined) await forgetFailures(platform.countersDb, inARow);
  if (subjects.address !== undefined) await takeBackFailure(platform.countersDb, subjects.address);
}
