// Erases a profile two weeks after it was closed. The law requires the operator to keep contracts, services and the
// audit log; everything that the user gave the portal is deleted. Orders that another system has not answered delay it.

import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { PendingOrders } from '#platform/server/pending-orders.ts';
import type { Platform } from '#platform/server/platform.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { eraseAccount } from '../../server/erase-account.ts';
import { findPendingOrders } from '../../server/find-pending-orders.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

export const eraseProfileJob = defineJob<{ accountId: number; closedAt: string }>('erase-profile');

const dayMs = 24 * 3600_000;

export function handleEraseProfile({ db, clock }: Platform, pendingOrders: readonly PendingOrders[]): JobHandler {
  return handleJob(eraseProfileJob, async ({ accountId, closedAt }) => {
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      const account = await lockAccountRow(tx, accountId);
      // The profile was restored meanwhile, and perhaps closed again.
      if (account?.deactivated_at?.toISOString() !== closedAt) return;
      // The money under way would be lost with the rows that name it.
      const orders = await findPendingOrders(tx, pendingOrders, { customerId: null, accountIds: [accountId] });
      if (orders.length > 0) {
        await enqueue(tx, eraseProfileJob, { accountId, closedAt }, { runAt: new Date(now.getTime() + dayMs) });
        return;
      }
      await eraseAccount(tx, accountId, account.email, new Map());
      await recordForAccount(tx, {
        accountId,
        action: 'profile.erase',
        subject: String(accountId),
        facts: {},
        now,
      });
    });
  });
}
