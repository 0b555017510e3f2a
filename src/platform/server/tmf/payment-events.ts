// The events of a payment that the portal books: the payment, and the bills whose state it changes.

import type { Tx } from '../database/database.ts';
import { eventOfChange } from './event-of-change.ts';
import { findPids } from './resources/billing-store.ts';
import { billingId } from './resources/billing-values.ts';
import { toldBill } from './resources/customer-bill.ts';
import { toldPayment } from './resources/payment.ts';

type BookedPart = { customerId: number; billId: string };

/** Reads the bills before the booking and returns a function that records the events after it. */
export async function eventsOfPayment(
  tx: Tx,
  paymentId: string,
  parts: readonly BookedPart[],
): Promise<() => Promise<void>> {
  const pids = await findPids(tx, [...new Set(parts.map(({ customerId }) => customerId))]);
  const changes = [
    ...[...pids.values()].map((pid) => ({ resource: toldPayment, id: billingId(pid, paymentId) })),
    ...parts.map(({ customerId, billId }) => ({ resource: toldBill, id: billingId(pids.get(customerId)!, billId) })),
  ];
  const tell: (() => Promise<void>)[] = [];
  for (const change of changes) tell.push(await eventOfChange(tx, { ...change, client: '' }));
  return async () => {
    for (const each of tell) await each();
  };
}
