// Settles a top-up by the answer of the operator's system. The first answer wins; repeats are ignored.

import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { refundPaid } from '#platform/server/card-payments/refund-paid.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { TopUpOutcome } from './balance-source/balance-source.ts';
import { recordCredited } from './automatic-store.ts';
import type { VoucherRefusal } from '../rules.ts';
import { topUpPayments } from './top-up-payments.ts';
import { recordTopUpPurchase } from './withdraw-top-up.ts';
import { mailTopUp } from './top-up-mails.ts';
import { clearFailed, lockTopUp, setTopUp, type TopUpKey, type TopUpRow } from './top-up-store.ts';
import { endAttempt } from './voucher-store.ts';

type Outcome = TopUpOutcome | { outcome: 'not-received' };

export async function settleTopUp(tx: Tx, key: TopUpKey, outcome: Outcome, now: Date): Promise<void> {
  const topUp = await lockTopUp(tx, key);
  if (topUp?.state !== 'crediting' || outcome.outcome === 'pending') return;
  if (outcome.outcome === 'credited') return credit(tx, key, topUp, outcome.cents, now);
  if (topUp.way === 'card') {
    const id = { accountId: topUp.account_id, paymentId: topUp.top_up_id };
    return refundPaid(tx, topUpPayments, id, now);
  }
  if (topUp.way === 'refund') return setTopUp(tx, key, { state: 'failed', reason: 'not-credited', settledAt: now });
  if (outcome.outcome === 'not-received') {
    await setTopUp(tx, key, { state: 'failed', reason: 'not-received', settledAt: now });
    await endAttempt(tx, topUp.account_id, 'unknown');
    return mailTopUp(tx, topUp.account_id, null, { name: 'mail.voucher_failed', number: key.serviceId }, now);
  }
  return refuseVoucher(tx, key, topUp, outcome.reason, now);
}

async function refuseVoucher(
  tx: Tx,
  key: TopUpKey,
  topUp: TopUpRow,
  reason: VoucherRefusal | null,
  now: Date,
): Promise<void> {
  if (reason === null) {
    // Nothing is known about the code, so it does not count as wrong.
    await setTopUp(tx, key, { state: 'failed', reason: 'not-credited', settledAt: now });
    await endAttempt(tx, topUp.account_id, 'unknown');
  } else await setTopUp(tx, key, { state: 'refused', reason: `voucher-${reason}`, settledAt: now });
  if (!wasAskedAgain(topUp)) return;
  const news = { name: 'mail.voucher_refused', number: key.serviceId, reason: reason ?? 'not_credited' } as const;
  await mailTopUp(tx, topUp.account_id, null, news, now);
}

/** Only after a lost answer: the screen then promises an e-mail, and otherwise shows the refusal itself. */
function wasAskedAgain({ created_at, asked_at }: TopUpRow): boolean {
  return asked_at !== null && asked_at > created_at;
}

/** The amount of a payment by card is what the bank took; only a voucher gets its amount from the system. */
async function credit(tx: Tx, key: TopUpKey, topUp: TopUpRow, credited: number, now: Date): Promise<void> {
  const { customerId, serviceId, topUpId } = key;
  const cents = topUp.amount_cents ?? credited;
  await setTopUp(tx, key, { state: 'credited', cents, settledAt: now });
  if (topUp.way === 'voucher') await endAttempt(tx, topUp.account_id, 'right');
  if (topUp.is_automatic) await recordCredited(tx, key);
  await clearFailed(tx, key);
  if (topUp.way === 'card') await recordTopUpPurchase(tx, topUp, cents, now);
  await recordAudit(tx, {
    customerId,
    accountId: topUp.account_id,
    action: 'balance.credit',
    subject: serviceId,
    facts: { reference: topUpId, cents: credited },
    happenedAt: now,
  });
  await mailTopUp(tx, topUp.account_id, cents, { name: 'mail.credited', number: serviceId, way: topUp.way }, now);
}
