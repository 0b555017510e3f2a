// Settles a payment by an answer of the bank. The first answer wins; repeats are ignored.

import type { Tx } from '../database/database.ts';
import { enqueue } from '../jobs/job.ts';
import { isDecided, type VisitOutcome } from '../payment-gateway/payment-gateway.ts';
import {
  bookableStates,
  openStates,
  type EndState,
  type PaymentId,
  type PaymentKind,
  type PaymentRow,
} from './card-payment.ts';
import { lockPayment, settlePayment } from './store.ts';

const bookable: ReadonlySet<string> = new Set(bookableStates);

export async function settle(
  tx: Tx,
  kind: PaymentKind,
  id: PaymentId,
  outcome: VisitOutcome,
  now: Date,
): Promise<void> {
  if (!isDecided(outcome)) return;
  const payment = await lockPayment(tx, id);
  if (!payment) return;
  if (outcome.outcome === 'approved') {
    if (bookable.has(payment.state)) await bookOrRefund(tx, kind, payment, outcome.card, now);
    return;
  }
  if (!isOpen(payment)) return;
  if (outcome.outcome === 'cancelled') return endPayment(tx, kind, payment, { state: 'cancelled', now });
  const { reason, message } = outcome;
  await endPayment(tx, kind, payment, { state: 'refused', reason, message, now });
}

export const isOpen = ({ state }: PaymentRow): boolean => openStates.some((open) => open === state);

async function bookOrRefund(
  tx: Tx,
  kind: PaymentKind,
  payment: PaymentRow,
  card: { reference: string; name: string },
  now: Date,
): Promise<void> {
  const id = { accountId: payment.account_id, paymentId: payment.payment_id };
  if (await kind.book(tx, { ...payment, card_name: payment.card_name ?? card.name }, now)) {
    await settlePayment(tx, id, { state: 'paid', reference: card.reference, now });
    return;
  }
  await endPayment(tx, kind, payment, { state: 'refunding', reference: card.reference, now });
  await enqueue(tx, kind.refundJob, id);
}

type End = { state: EndState; reason?: string; message?: string | null; reference?: string; now: Date };

export async function endPayment(tx: Tx, kind: PaymentKind, payment: PaymentRow, end: End): Promise<void> {
  await settlePayment(tx, { accountId: payment.account_id, paymentId: payment.payment_id }, end);
  await kind.end(tx, payment, end.state, end.now);
}
