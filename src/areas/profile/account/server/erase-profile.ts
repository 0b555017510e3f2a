// Erases a profile two weeks after it was closed. The law requires the operator to keep contracts, services and the
// audit log; everything that the user gave the portal is deleted.

import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { eraseAccount } from '../../server/erase-account.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

export const eraseProfileJob = defineJob<{ accountId: number; closedAt: string }>('erase-profile');

export function handleEraseProfile({ db, clock }: Platform): JobHandler {
  return handleJob(eraseProfileJob, async ({ accountId, closedAt }) => {
    await inTransaction(db, async (tx) => {
      const account = await lockAccountRow(tx, accountId);
      // The profile was restored meanwhile, and perhaps closed again.
      if (account?.deactivated_at?.toISOString() !== closedAt) return;
      await eraseAccount(tx, accountId, account.email, new Map());
      await recordForAccount(tx, {
        accountId,
        action: 'profile.erase',
        subject: String(accountId),
        facts: {},
        now: clock.now(),
      });
    });
  });
}
