// Activates an extra: sets its start day and the end of its first period, and notifies the user.

import { sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { endOfDay } from '#platform/billing-days.ts';
import { moveExtra } from './change-store.ts';
import { clearExtraAttention, saveFreePeriodEnd } from './extra-attention.ts';
import type { ExtraRow } from './catalogue.ts';
import { endWithPackage } from './end-with-package.ts';
import type { NumberRow } from './extras-store.ts';
import { confirmPending } from './settle-purchases.ts';
import { settleReplaced } from './settle-replaced.ts';
import { endPeriodJob } from './jobs.ts';
import { extraSms } from './extra-sms.ts';
import { sendNotice } from '#platform/server/outbox/send-notice.ts';
import type { ExtraKey } from './extra-key.ts';

export async function becomeActive(
  platform: Platform,
  tx: Tx,
  key: ExtraKey,
  extra: ExtraRow,
  number: NumberRow,
): Promise<void> {
  const now = platform.clock.now();
  await moveExtra(tx, key, extra.status, 'provisioned', { activated_on: sofiaDay(now) });
  await clearExtraAttention(tx, key, 'request-in-progress');
  if (extra.status === 'PendingActivation') await confirmPending(tx, key, extra, now);
  if (extra.replaced) await settleReplaced(tx, key, extra.replaced, now);
  const lastDay = extra.price_ends_on;
  if (lastDay !== null) await enqueue(tx, endPeriodJob, key, { runAt: endOfDay(lastDay) });
  await saveFreePeriodEnd(tx, key, extra, now);
  // The end of the required package may have been requested while the extra was pending.
  await endWithPackage(tx, { key, extra: { ...extra, status: 'Active' }, number, now });
  if (number.msisdn_type !== 'Mobile') return;
  await sendNotice(tx, key, { to: key.serviceId, kind: 'services', text: extraSms(tx, 'sms.activated', extra), now });
}
