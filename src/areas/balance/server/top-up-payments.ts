// Payments of top-ups by card. A paid top-up is credited by a job of its own; if the operator's system refuses it for
// good, the payment is refunded.

import { saveAttention } from '#platform/server/attention.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { definePaymentKind, type EndState, type PaymentRow } from '#platform/server/card-payments/card-payment.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { TopUpState } from '../rules.ts';
import { recordFailedCharge } from './automatic-failures.ts';
import { creditTopUpJob } from './jobs.ts';
import { mailTopUp } from './top-up-mails.ts';
import { isOwner, lockTopUpOfPayment, setTopUp, type TopUpRow } from './top-up-store.ts';

export const topUpPayments = definePaymentKind({
  purpose: 'top-up',
  answerPath: '/api/top-ups/payment-answer',
  resultPath: '/balance',
  book: bookPayment,
  end: endPayment,
});

export const keyOf = ({ customer_id: customerId, service_id: serviceId, top_up_id: topUpId }: TopUpRow) => ({
  customerId,
  serviceId,
  topUpId,
});

/** Also a late approval: the bank has the money, so it is credited. */
async function bookPayment(tx: Tx, payment: PaymentRow): Promise<boolean> {
  const topUp = await lockTopUpOfPayment(tx, payment.account_id, payment.payment_id);
  if (!topUp) return false;
  await setTopUp(tx, keyOf(topUp), { state: 'crediting' });
  await enqueue(tx, creditTopUpJob, keyOf(topUp));
  return true;
}

const reasons: Partial<Record<EndState, string>> = {
  refused: 'bank',
  refunding: 'not-credited',
  refunded: 'not-credited',
};

async function endPayment(tx: Tx, payment: PaymentRow, state: EndState, now: Date): Promise<void> {
  // The top-up stays credited: the part that returns by a withdrawal is taken from the balance.
  if (payment.refund_cents !== null) return;
  const topUp = await lockTopUpOfPayment(tx, payment.account_id, payment.payment_id);
  if (!topUp) return;
  const reason = reasons[state];
  await setTopUp(tx, keyOf(topUp), { state: state satisfies TopUpState, settledAt: now, ...(reason && { reason }) });
  if (state === 'refunding') await tellRefund(tx, topUp, payment, now);
  if (topUp.is_automatic && state !== 'refunded') await recordFailedCharge(tx, topUp, payment, { state, now });
}

async function tellRefund(tx: Tx, topUp: TopUpRow, payment: PaymentRow, now: Date): Promise<void> {
  const { customerId, serviceId, topUpId } = keyOf(topUp);
  await recordAudit(tx, {
    customerId,
    accountId: payment.account_id,
    action: 'balance.refund',
    subject: serviceId,
    facts: { reference: topUpId, cents: payment.amount_cents },
    happenedAt: now,
  });
  await mailTopUp(tx, payment.account_id, payment.amount_cents, { name: 'mail.refunded', number: serviceId }, now);
  // Only the payer is told: the owner of another number knows nothing of the top-up.
  if (!(await isOwner(tx, payment.account_id, topUp))) return;
  const properties = { amount_cents: payment.amount_cents };
  await saveAttention(tx, {
    customerId,
    serviceId,
    kind: 'top-up-failed',
    subject: topUpId,
    dueOn: null,
    properties,
    now,
  });
}
