// Wrong passwords in a row slow down, per account name and per address, whether or not the account exists.

import type { Platform } from '#platform/server/platform.ts';
import { waitAfterFailures } from '../rules.ts';
import { findFailures } from './store.ts';

export type FailureSubjects = { account: string; address: string };

export function failureSubjects(username: string, remoteAddress: string): FailureSubjects {
  return { account: `account:${username.trim().toLowerCase()}`, address: `address:${remoteAddress}` };
}

/** Whole seconds until the next try is looked at. */
export async function waitBeforeNextTry(platform: Platform, subjects: FailureSubjects): Promise<number> {
  const rows = await findFailures(platform.db, Object.values(subjects));
  const waits = rows.map((row) => {
    const kind = row.subject === subjects.account ? 'account' : 'address';
    const passed = (platform.clock.now().getTime() - row.last_failure_at.getTime()) / 1000;
    return Math.ceil(waitAfterFailures(kind, row.failures) - passed);
  });
  return Math.max(0, ...waits);
}
