// Wrong passwords in a row slow down, per account name and per address, whether or not the account exists.

import { inTransaction } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { addressForgetsAfterSeconds, waitAfterFailures } from '../rules.ts';
import { countFailure, forgetFailures, forgetOldFailures, lockFailures, takeBackFailure } from './failure-store.ts';

export type FailureSubjects = { account: string; address: string };

export function failureSubjects(username: string, remoteAddress: string): FailureSubjects {
  return { account: `account:${username.trim().toLowerCase()}`, address: `address:${remoteAddress}` };
}

/**
 * Whole seconds until the next try is looked at; 0 when this one may be. Every try counts as a failure until it proves
 * right, so tries made at the same time cannot all slip through before the first of them is counted.
 */
export async function takeTry(platform: Platform, subjects: FailureSubjects): Promise<number> {
  const now = platform.clock.now();
  await forgetOldFailures(platform.db, subjects.address, new Date(now.getTime() - addressForgetsAfterSeconds * 1000));
  return inTransaction(platform.db, async (tx) => {
    const rows = await lockFailures(tx, Object.values(subjects), now);
    const wait = Math.max(
      ...rows.map((row) => {
        const kind = row.subject === subjects.account ? 'account' : 'address';
        // A failure in the future was left by a clock that has since been set back; it counts as made now.
        const passed = Math.max(0, (now.getTime() - row.last_failure_at.getTime()) / 1000);
        return Math.max(0, Math.ceil(waitAfterFailures(kind, row.failures) - passed));
      }),
    );
    if (wait === 0) await countFailure(tx, Object.values(subjects), now);
    return wait;
  });
}

export async function tryWasRight(platform: Platform, subjects: FailureSubjects): Promise<void> {
  await forgetFailures(platform.db, subjects.account);
  await takeBackFailure(platform.db, subjects.address);
}
