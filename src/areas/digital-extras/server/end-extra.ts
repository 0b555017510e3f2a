// Daily jobs: end an extra after its last day, and switch from a free or promo period to the regular price.

import { sofiaDay } from '#platform/clock.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { saveEnd } from '#platform/server/purchases/purchase-store.ts';
import { dependantsOf, packageFault } from '../choosing.ts';
import { changeExtra, moveExtra } from './change-store.ts';
import { clearExtraAttention } from './extra-attention.ts';
import { extraOf } from './change.ts';
import type { ExtraRow } from './catalogue.ts';
import { lockNumber, withUnoffered, type NumberRow } from './extras-store.ts';
import { endExtraJob, endPeriodJob } from './jobs.ts';
import { listed } from './listed.ts';
import { extraSms } from './extra-sms.ts';
import { savePartnerContent } from '../partner-content/server/store.ts';
import { setPublisherAccessJob } from '../partner-content/server/set-publisher-access.ts';
import { setPolicyEnded } from './policies.ts';
import { isPeriodOver, regularPrice } from './terms.ts';
import { sendNotice } from '#platform/server/outbox/send-notice.ts';
import type { ExtraKey } from './extra-key.ts';
import { stopPending } from './stop-pending.ts';
import { orderTakingOff } from './take-off-extra.ts';

export function handleExtraDays(platform: Platform): JobHandler[] {
  const whileHeld = (work: EndExtra) => (key: ExtraKey) =>
    inTransaction(platform.db, async (tx) => {
      const number = withUnoffered(await lockNumber(platform, tx, key));
      const extra = extraOf({ number }, key.code);
      const today = sofiaDay(platform.clock.now());
      if (extra) await work({ platform, tx, key, extra, number, today });
    });
  return [handleJob(endExtraJob, whileHeld(endExtra)), handleJob(endPeriodJob, whileHeld(endPeriod))];
}

type EndingExtra = { platform: Platform; tx: Tx; key: ExtraKey; extra: ExtraRow; number: NumberRow; today: string };
type EndExtra = (ending: EndingExtra) => Promise<void>;

/** The user may have cancelled the end, or requested it again for later, since the job was created. */
async function endExtra(ending: EndingExtra): Promise<void> {
  const { extra, today } = ending;
  if (extra.status !== 'WaitingForDeactivation' || (extra.deactivation_date ?? today) >= today) return;
  await finishExtra(ending);
}

/** Ends an active extra and orders its removal from the network. */
export async function finishExtra(ending: EndingExtra): Promise<void> {
  const { platform, tx, key, extra, today } = ending;
  await moveExtra(tx, key, extra.status, 'ended', {
    slot: null,
    deactivates_on: null,
    ends_with: null,
    promised_price_cents: null,
  });
  const endedOn = extra.deactivation_date ?? today;
  await saveEnd(tx, { ...key, kind: 'extra', subject: key.code, endedOn });
  await clearExtraAttention(tx, key, 'deactivation-waits', 'free-period-ends');
  await setPolicyEnded(tx, key, extra.kind, endedOn);
  await orderTakingOff(platform, tx, key);
  await stopPendingChildren(ending);
  if (!extra.partner_source) return;
  await savePartnerContent(tx, key, extra.partner_source, 'Inactive');
  await enqueue(tx, setPublisherAccessJob, { ...key, source: extra.partner_source });
}

async function stopPendingChildren({ platform, tx, key, extra, number, today }: EndingExtra): Promise<void> {
  const others = number.extras.filter((each) => each.code !== extra.code).map(listed);
  const children = dependantsOf(listed(extra), others).filter(
    (each) => each.status === 'PendingActivation' && packageFault(each, others) !== null,
  );
  for (const { code } of children) {
    const child = { key: { ...key, code }, extra: extraOf({ number }, code)!, number, today };
    await stopPending(platform, tx, child);
    if (number.msisdn_type !== 'Mobile') continue;
    const text = extraSms(tx, 'sms.not_activated', child.extra);
    await sendNotice(tx, key, { to: key.serviceId, kind: 'services', text, now: platform.clock.now() });
  }
}

/** The price promised on deactivation applies until the last day. */
async function endPeriod({ platform, tx, key, extra, number, today }: EndingExtra): Promise<void> {
  if (extra.status === 'Inactive' || extra.status === 'WaitingForDeactivation' || !isPeriodOver(extra, today)) return;
  await changeExtra(tx, key, regularPrice(extra));
  await clearExtraAttention(tx, key, 'free-period-ends');
  if (number.msisdn_type !== 'Mobile') return;
  const text = extraSms(tx, 'sms.period_ended', extra);
  await sendNotice(tx, key, { to: key.serviceId, kind: 'services', text, now: platform.clock.now() });
}
