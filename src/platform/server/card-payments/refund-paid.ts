// Returns the money of a payment that was booked, when what it paid for failed for good, or was withdrawn from.

import type { Tx } from '../database/database.ts';
import { enqueue } from '../jobs/job.ts';
import type { PaymentId, PaymentKind } from './card-payment.ts';
import { endPayment } from './settle-payment.ts';
import { lockPayment, settlePayment } from './store.ts';

/** Returns a part of a booked payment; what it paid for stays booked. */
export async function refundPart(
  tx: Tx,
  kind: PaymentKind,
  id: PaymentId,
  { cents, now }: { cents: number; now: Date },
): Promise<void> {
  const payment = await lockPayment(tx, id);
  if (payment?.state !== 'paid') return;
  await settlePayment(tx, id, { state: 'refunding', refundCents: cents, now });
  await enqueue(tx, kind.refundJob, id);
}

export async function refundPaid(tx: Tx, kind: PaymentKind, id: PaymentId, now: Date): Promise<void> {
  const payment = await lockPayment(tx, id);
  if (payment?.state !== 'paid') return;
  await endPayment(tx, kind, payment, { state: 'refunding', now });
  await enqueue(tx, kind.refundJob, id);
}
