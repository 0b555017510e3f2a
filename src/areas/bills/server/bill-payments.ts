// Payments of bills by card: a paid amount is booked on its bills in one transaction, exactly once.

import { shownDay, sofiaDay } from '#platform/clock.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { definePaymentKind, type EndState, type PaymentRow } from '#platform/server/card-payments/card-payment.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { eventsOfPayment } from '#platform/server/tmf/payment-events.ts';
import { nextTry } from '../automatic-payment.ts';
import { findTries, saveProgress } from './automatic-store.ts';
import { bookPart, findParts, lockOpenCents, type BillPart, type NumberedPart } from './payment-store.ts';
import { mailPayer } from './payment-mails.ts';

export const billPayments = definePaymentKind({
  purpose: 'bill',
  answerPath: '/api/billing/payment-answer',
  resultPath: '/bills',
  book: bookPayment,
  end: endPayment,
});

const idOf = ({ account_id: accountId, payment_id: paymentId }: PaymentRow) => ({ accountId, paymentId });

/** All parts or none. */
async function bookPayment(tx: Tx, payment: PaymentRow, now: Date): Promise<boolean> {
  const parts = await findParts(tx, idOf(payment));
  const open = await lockOpenCents(tx, parts);
  if (parts.some((part, at) => (open[at] ?? 0) < part.cents)) return false;
  const tellListeners = await eventsOfPayment(tx, payment.payment_id, parts);
  for (const part of parts) await bookPart(tx, part, { paymentId: payment.payment_id, now });
  await tellListeners();
  await recordParts(tx, payment, 'bill.book', parts, now);
  const news = { name: 'mail.paid', bills: numbersOf(parts), card: payment.card_name ?? 'none' } as const;
  await mailPayer(tx, payment.account_id, payment.amount_cents, news, now);
  return true;
}

async function endPayment(tx: Tx, payment: PaymentRow, state: EndState, now: Date): Promise<void> {
  const parts = await findParts(tx, idOf(payment));
  if (state === 'refunding') {
    await recordParts(tx, payment, 'bill.refund', parts, now);
    const news = { name: 'mail.refunded', bills: numbersOf(parts) } as const;
    await mailPayer(tx, payment.account_id, payment.amount_cents, news, now);
    return;
  }
  // A user who pays sees the result on the screen.
  if (payment.is_automatic && state !== 'refunded') await tellFailedTry(tx, payment, parts, now);
}

async function tellFailedTry(tx: Tx, payment: PaymentRow, parts: readonly NumberedPart[], now: Date): Promise<void> {
  const { account_id, amount_cents, card_name } = payment;
  const card = card_name ?? '';
  for (const part of parts) {
    const { tries, triedOn } = await findTries(tx, part);
    const day = nextTry(part.dueOn, tries, sofiaDay(now), triedOn);
    if (day === null) await saveProgress(tx, part, { stopped_at: now });
    const news =
      day === null
        ? ({ name: 'mail.automatic_stopped', bill: part.number, card, tries } as const)
        : ({ name: 'mail.automatic_failed', bill: part.number, card, day: shownDay(day) } as const);
    await mailPayer(tx, account_id, amount_cents, news, now);
  }
}

const numbersOf = (parts: readonly { number: string }[]) => parts.map(({ number }) => number).join(', ');

async function recordParts(
  tx: Tx,
  payment: PaymentRow,
  action: 'bill.book' | 'bill.refund',
  parts: readonly BillPart[],
  happenedAt: Date,
): Promise<void> {
  for (const { customerId, billId, cents } of parts) {
    await recordAudit(tx, {
      customerId,
      accountId: payment.account_id,
      action,
      subject: billId,
      facts: { reference: payment.payment_id, cents },
      happenedAt,
    });
  }
}
