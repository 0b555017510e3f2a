// Returns the money of withdrawals: to the balance as a credit, or to the card that paid for a top-up.

import { findPayment } from '#platform/server/card-payments/store.ts';
import { refundPart } from '#platform/server/card-payments/refund-paid.ts';
import type { RefundOrder, RefundWay } from '#platform/server/purchases/purchase-kind.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { isUuid } from '#platform/uuid.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { creditTopUpJob } from './jobs.ts';
import { topUpPayments } from './top-up-payments.ts';
import { findTopUp, saveTopUp } from './top-up-store.ts';
import { findPayer } from './reserved-refund-store.ts';
import { topUpIdOf } from './withdraw-top-up.ts';

export const refundsToBalance: RefundWay = {
  way: 'balance',
  async start(tx, { customerId, serviceId, refundId: topUpId, accountId, cents }, now) {
    const key = { customerId, serviceId, topUpId };
    await saveTopUp(tx, { ...key, accountId, way: 'refund', isAutomatic: false, cents, state: 'crediting', now });
    await enqueue(tx, creditTopUpJob, key);
  },
  async state(db, { accountId, refundId }) {
    const found = await findTopUp(db, accountId, refundId);
    // Profiles erased by an older version lost it.
    if (!found) return 'failed';
    if (found.state === 'credited') return 'done';
    return found.state === 'failed' ? 'failed' : 'open';
  },
};

export const refundsToCard: RefundWay = {
  way: 'card',
  async start(tx, order, now) {
    const id = await paymentOf(tx, order);
    if (id) await refundPart(tx, topUpPayments, id, { cents: order.cents, now });
  },
  async state(db, order) {
    const id = await paymentOf(db, order);
    const payment = id && (await findPayment(db, id));
    // The payer may have erased the profile, and the payment with it.
    if (!payment) return 'failed';
    return payment.state === 'refunded' ? 'done' : 'open';
  },
};

/** The account that paid, which may differ from the one that withdraws. */
async function paymentOf(db: Queryable, order: RefundOrder) {
  const paymentId = topUpIdOf(order.purchaseId);
  if (paymentId === null || !isUuid(paymentId)) return null;
  const accountId = await findPayer(db, order, paymentId);
  return accountId === null ? null : { accountId, paymentId };
}
