// Notifies what a number has reached, once per period, and keeps its pending tasks current. The number is locked, so
// that two imports that arrive at once notify once.

import { endOfDay } from '#platform/billing-days.ts';
import { sofiaDay } from '#platform/clock.ts';
import { saveAttention } from '#platform/server/attention.ts';
import { lockService } from '#platform/server/customer-holdings.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { dueAlerts, dueThresholds, isNearEnd, percentUsed } from '../rules.ts';
import { checkUsageJob } from './jobs.ts';
import { alertSubject, clearOtherAttention, findSent, recordSent } from './notice-store.ts';
import { defaultAlerts, stateOf, costOf } from './present.ts';
import { notifyAlert, notifyAllowance, type Recipient } from './notify-usage.ts';
import { findDays, findUsage, type AllowanceRow, type UsageNumber } from './usage-store.ts';

export function handleCheckUsage({ db, clock }: Platform): JobHandler {
  return handleJob(checkUsageJob, ({ customerId, serviceId }) =>
    inTransaction(db, async (tx) => {
      const service = { customerId, serviceId };
      await lockService(tx, service);
      await checkUsage(tx, service, clock.now());
    }),
  );
}

export async function checkUsage(tx: Tx, service: ServiceKey, now: Date): Promise<void> {
  const number = await findUsage(tx, service, sofiaDay(now));
  const recipient = { service, alerts: number.alerts ?? defaultAlerts, now };
  await clearOtherAttention(tx, service, nearIn(number));
  for (const allowance of number.allowances) await checkAllowance(tx, recipient, allowance);
  await checkAlerts(tx, recipient, number);
}

/** Records what the first figures of a number have reached: it happened before the portal knew the number. */
export async function recordReached(tx: Tx, service: ServiceKey, now: Date): Promise<void> {
  const { allowances } = await findUsage(tx, service, sofiaDay(now));
  for (const allowance of allowances) {
    const { reached } = dueThresholds(percentUsed(stateOf(allowance)), []);
    await recordSent(tx, service, keyOf(allowance), reached, now);
  }
}

const keyOf = ({ allowance_id, period_from }: AllowanceRow) => ({ subject: allowance_id, periodFrom: period_from });

function nearIn({ allowances }: UsageNumber): string[] {
  const near = allowances.filter((each) => isNearEnd(percentUsed(stateOf(each)) ?? 0));
  return near.map(({ allowance_id }) => allowance_id);
}

async function checkAllowance(tx: Tx, recipient: Recipient, allowance: AllowanceRow): Promise<void> {
  const { service, now } = recipient;
  const percent = percentUsed(stateOf(allowance));
  const { reached, notify } = dueThresholds(percent, await findSent(tx, service, keyOf(allowance)));
  await recordSent(tx, service, keyOf(allowance), reached, now);
  if (notify === null) return;
  await notifyAllowance(tx, recipient, allowance, notify);
  const { allowance_id: subject, name_bg, name_en, period_to } = allowance;
  const properties = { name_bg, name_en, used_percent: notify };
  await saveAttention(tx, { ...service, kind: 'allowance-near', subject, dueOn: period_to, properties, now });
  // The pending task ends with the period, also when no new figures arrive.
  await enqueue(tx, checkUsageJob, service, { runAt: endOfDay(period_to) });
}

async function checkAlerts(tx: Tx, recipient: Recipient, number: UsageNumber): Promise<void> {
  const { service, alerts, now } = recipient;
  if (alerts.amounts.length === 0) return;
  const { period } = number;
  const costCents = costOf(await findDays(tx, service, period));
  const key = { subject: alertSubject, periodFrom: period.from };
  const due = dueAlerts(alerts.amounts, costCents, await findSent(tx, service, key));
  if (due.length === 0) return;
  await recordSent(tx, service, key, due, now);
  await notifyAlert(tx, recipient, Math.max(...due), costCents);
}
