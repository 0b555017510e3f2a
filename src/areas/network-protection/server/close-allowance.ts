// Closes a site at its time or before, or ends a pause of the schedule. A claim is saved before the service is called; while
// the service does not answer, the job repeats.

import { isRefusal } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { changeAllowance, deleteAllowance, findAllowance, lockNumber, type AllowanceRow } from './allowance-store.ts';
import { isLeased, leaseFrom } from './allowance.ts';
import { closeAllowanceJob } from './jobs.ts';
import { callOrUnavailable } from './orders.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';
import { wholeSchedule } from './protection-service/timed-protection.ts';

export function handleClosings(platform: Platform, service: ProtectionService): JobHandler {
  const { db } = platform;
  return handleJob(closeAllowanceJob, async ({ allowanceId, ...number }) => {
    const row = await inTransaction(db, (tx) => claimAtItsTime(platform, tx, number, allowanceId));
    if (!row) return;
    const closed = await callOrUnavailable(() =>
      service.close(number, { reference: allowanceId, subject: row.subject }),
    );
    if (!isRefusal(closed)) await inTransaction(db, (tx) => settleClosing(platform, tx, number, row));
  });
}

async function claimAtItsTime(
  { clock }: Platform,
  tx: Tx,
  number: ServiceKey,
  allowanceId: string,
): Promise<AllowanceRow | null> {
  await lockNumber(tx, number);
  const row = await findAllowance(tx, number, { allowance_id: allowanceId });
  // The user closed it, or replaced it by one with a job of its own.
  if (!row) return null;
  const now = clock.now();
  if (row.until <= now && !isLeased(row, now)) return claimClosing(tx, number, row, now);
  const runAt = row.until > now ? row.until : row.lease_until!;
  await enqueue(tx, closeAllowanceJob, { ...number, allowanceId }, { runAt });
  return null;
}

/** The job that asks again if the answer is lost exists before the service is called. */
export async function claimClosing(tx: Tx, number: ServiceKey, row: AllowanceRow, now: Date): Promise<AllowanceRow> {
  const { customerId, serviceId } = number;
  const allowanceId = row.allowance_id;
  const leaseUntil = leaseFrom(now);
  await changeAllowance(tx, number, allowanceId, { lease_until: leaseUntil });
  await enqueue(tx, closeAllowanceJob, { customerId, serviceId, allowanceId }, { runAt: leaseUntil });
  return row;
}

/** Whether it still existed: of two that close the same, only one succeeds. */
export async function settleClosing(
  { clock }: Platform,
  tx: Tx,
  number: ServiceKey,
  { allowance_id, account_id, subject, is_confirmed }: AllowanceRow,
): Promise<boolean> {
  if (!is_confirmed && (await findAllowance(tx, number, { allowance_id }))) {
    // The opening has no answer and may arrive after this closing, so the job closes once more.
    await changeAllowance(tx, number, allowance_id, { is_confirmed: true, lease_until: null });
    return true;
  }
  if (!(await deleteAllowance(tx, number, allowance_id))) return false;
  await recordAudit(tx, {
    customerId: number.customerId,
    accountId: account_id,
    action: subject === wholeSchedule ? 'protection.more-time-end' : 'protection.allow-site-end',
    subject: number.serviceId,
    facts: {},
    happenedAt: clock.now(),
  });
  return true;
}
