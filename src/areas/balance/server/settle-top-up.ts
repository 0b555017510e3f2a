// Settles a top-up by the answer of the operator's system. The first answer wins; repeats are ignored.

import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { refundPaid } from '#platform/server/card-payments/refund-paid.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { TopUpOutcome } from './balance-source/balance-source.ts';
import { recordCredited } from './automatic-store.ts';
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
  if (outcome.reason === null) {
    // Nothing is known about the code, so it does not count as wrong.
    await setTopUp(tx, key, { state: 'failed', reason: 'not-credited', settledAt: now });
    return endAttempt(tx, topUp.account_id, 'unknown');
  }
  await setTopUp(tx, key, { state: 'refused', reason: `voucher-${outcome.reason}`, settledAt: now });
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
