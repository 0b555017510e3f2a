// The jobs of days: an extra whose last day is over ends, a free or promo period gives way to the regular price, and the
// insurer confirms home assistance.

import { sofiaDay } from '#platform/clock.ts';
import type { Language } from '#platform/languages.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { becomeActive } from './become-active.ts';
import { changeExtra, clearAttention, moveExtra, type OfExtra } from './change-store.ts';
import { extraOf } from './change.ts';
import type { ExtraRow } from './catalogue.ts';
import { lockNumber, type NumberRow } from './extras-store.ts';
import { confirmHomeAssistanceJob, endExtraJob, endPeriodJob } from './jobs.ts';
import { periodEndedText } from './messages.ts';
import { savePartnerContent } from '../partner-content/server/store.ts';
import { confirmPolicy } from '../home-assistance/server/store.ts';
import { setPolicyEnded } from './policies.ts';
import { sendNotice } from './send-notice.ts';

export function handleExtraDays(platform: Platform): JobHandler[] {
  const held = (work: Work) => (of: OfExtra) =>
    inTransaction(platform.db, async (tx) => {
      const number = await lockNumber(platform, tx, of);
      const extra = extraOf({ number }, of.code);
      const today = sofiaDay(platform.clock.now());
      if (extra) await work({ platform, tx, of, extra, number, today });
    });
  return [
    handleJob(endExtraJob, held(endExtra)),
    handleJob(endPeriodJob, held(endPeriod)),
    handleJob(confirmHomeAssistanceJob, held(confirmHomeAssistance)),
  ];
}

type Held = { platform: Platform; tx: Tx; of: OfExtra; extra: ExtraRow; number: NumberRow; today: string };
type Work = (held: Held) => Promise<void>;

/** The end may have been cancelled, or asked for again later, since the job was made. */
async function endExtra({ tx, of, extra, today }: Held): Promise<void> {
  if (extra.status !== 'WaitingForDeactivation' || (extra.deactivation_date ?? today) >= today) return;
  await moveExtra(tx, of, 'WaitingForDeactivation', 'ended', { slot: null, deactivates_on: null, ends_with: null });
  await clearAttention(tx, of, 'deactivation-waits', 'free-period-ends');
  await setPolicyEnded(tx, of, extra.kind, extra.deactivation_date ?? today);
  if (extra.partner_source) await savePartnerContent(tx, of, extra.partner_source, 'Inactive');
}

async function endPeriod({ platform, tx, of, extra, number, today }: Held): Promise<void> {
  const isOver = extra.price_ends_on !== null && extra.price_ends_on < today;
  if (extra.status === 'Inactive' || !isOver) return;
  const price_cents = extra.regular_price_cents;
  await changeExtra(tx, of, { period_state: 'Paid', price_cents, price_ends_on: null });
  await clearAttention(tx, of, 'free-period-ends');
  if (number.msisdn_type !== 'Mobile') return;
  const text = (language: Language) => periodEndedText(language, extra);
  await sendNotice(tx, of, { to: of.serviceId, text, now: platform.clock.now() });
}

async function confirmHomeAssistance({ platform, tx, of, extra, number }: Held): Promise<void> {
  if (extra.status !== 'PendingActivation') return;
  await becomeActive(platform, tx, of, extra, number.msisdn_type);
  await confirmPolicy(tx, of);
}
