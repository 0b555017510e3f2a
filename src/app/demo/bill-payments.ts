// A payment of a bill that the demo bank has not decided yet. It is approved after a day.

import { randomUUID } from 'node:crypto';
import { billPayments } from '#areas/bills/server/bill-payments.ts';
import { savePayment } from '#platform/server/card-payments/store.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { decimalAmount } from '#platform/money.ts';

const billId = 'M1000303-01';
const nonce = 'E1E4A000000000000000000000000001';

export async function loadUndecidedPayment(tx: Tx, now: Date): Promise<void> {
  const { account_id, customer_id, open_cents } = await tx
    .selectFrom('bill')
    .innerJoin('account_pid', 'account_pid.customer_id', 'bill.customer_id')
    .select(['account_pid.account_id', 'bill.customer_id', 'bill.open_cents'])
    .where('bill.bill_id', '=', billId)
    .executeTakeFirstOrThrow();
  const id = { accountId: account_id, paymentId: randomUUID() };
  await savePayment(tx, {
    ...id,
    purpose: billPayments.purpose,
    state: 'at-bank',
    isAutomatic: false,
    card: null,
    order: '000001',
    nonce,
    amountCents: open_cents,
    language: 'bg',
    now,
  });
  await tx
    .insertInto('bill_card_payment')
    .values({ account_id, payment_id: id.paymentId, customer_id, bill_id: billId, amount_cents: open_cents })
    .execute();
  await tx
    .insertInto('embedded_payment')
    .values({
      transaction_id: nonce,
      amount: decimalAmount(open_cents),
      currency: 'EUR',
      return_url: '',
      language: 'bg',
      state: 'undecided',
      created_at: now,
    })
    .execute();
  await enqueue(tx, billPayments.advanceJob, id, { runAt: new Date(now.getTime() + 60_000) });
}
