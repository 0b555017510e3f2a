// Closes a site at its time, or ends a pause of the schedule. While the service does not answer, the job repeats.

import { isRefusal } from '#platform/errors.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { deleteAllowance, findAllowance } from './allowance-store.ts';
import { recordClosed } from './allowance.ts';
import { closeAllowanceJob } from './jobs.ts';
import { callOrUnavailable } from './orders.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';

const retryMs = 60_000;

export function handleClosings(platform: Platform, service: ProtectionService): JobHandler {
  const { db, clock } = platform;
  return handleJob(closeAllowanceJob, async ({ allowanceId, ...number }) => {
    const row = await findAllowance(db, number, { allowance_id: allowanceId });
    // The user closed it, or replaced it by one with a job of its own.
    if (!row) return;
    const again = (runAt: Date) =>
      inTransaction(db, (tx) => enqueue(tx, closeAllowanceJob, { ...number, allowanceId }, { runAt }));
    if (row.until > clock.now()) return again(row.until);
    const { subject, account_id: accountId } = row;
    const closed = await callOrUnavailable(() => service.close(number, { reference: allowanceId, subject }));
    if (isRefusal(closed)) return again(new Date(clock.now().getTime() + retryMs));
    await inTransaction(db, async (tx) => {
      if (await deleteAllowance(tx, number, allowanceId))
        await recordClosed(platform, tx, { number, accountId, subject });
    });
  });
}
