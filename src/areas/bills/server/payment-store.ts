import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { PaymentId } from '#platform/server/card-payments/card-payment.ts';
import type { cardPaymentStates } from '../payment-contract.ts';

export type PayableRow = {
  customer_id: number;
  bill_id: string;
  contract_id: string;
  due_on: string;
  open_cents: number;
  is_reserved: boolean;
};

/** Locks the bills of the account in one order. Bills of others and credit notes are left out. */
export async function lockBills(tx: Tx, accountId: number, billIds: readonly string[]): Promise<PayableRow[]> {
  await sql`select from bill join account_pid using (customer_id)
    where account_pid.account_id = ${accountId} and bill.bill_id = any(${billIds}::text[])
    order by bill.customer_id, bill.bill_id for no key update of bill`.execute(tx);
  const { rows } = await sql<PayableRow>`
    select bill.customer_id, bill.bill_id, bill.contract_id, bill.due_on, bill.open_cents,
      exists (select from bill_card_payment part join card_payment payment using (account_id, payment_id)
        where part.customer_id = bill.customer_id and part.bill_id = bill.bill_id
          and payment.state in ('at-bank', 'charging')) as is_reserved
    from bill join account_pid using (customer_id)
    where account_pid.account_id = ${accountId} and bill.bill_id = any(${billIds}::text[]) and bill.kind = 'bill'
    order by bill.customer_id, bill.bill_id`.execute(tx);
  return rows;
}

export type BillPart = { customerId: number; billId: string; cents: number };

export async function saveParts(
  tx: Tx,
  { accountId, paymentId }: PaymentId,
  parts: readonly BillPart[],
): Promise<void> {
  await tx
    .insertInto('bill_card_payment')
    .values(
      parts.map(({ customerId, billId, cents }) => ({
        account_id: accountId,
        payment_id: paymentId,
        customer_id: customerId,
        bill_id: billId,
        amount_cents: cents,
      })),
    )
    .execute();
}

export type NumberedPart = BillPart & { number: string; dueOn: string };

export async function findParts(db: Queryable, { accountId, paymentId }: PaymentId): Promise<NumberedPart[]> {
  const rows = await db
    .selectFrom('bill_card_payment as part')
    .innerJoin('bill', (join) =>
      join.onRef('bill.customer_id', '=', 'part.customer_id').onRef('bill.bill_id', '=', 'part.bill_id'),
    )
    .select(['part.customer_id', 'part.bill_id', 'part.amount_cents', 'bill.bill_number', 'bill.due_on'])
    .where('part.account_id', '=', accountId)
    .where('part.payment_id', '=', paymentId)
    .orderBy('part.customer_id')
    .orderBy('part.bill_id')
    .execute();
  return rows.map((row) => ({
    customerId: row.customer_id,
    billId: row.bill_id,
    cents: row.amount_cents,
    number: row.bill_number,
    dueOn: row.due_on,
  }));
}

/** The open amounts of the bills, in the order of the parts; the rows stay locked. */
export async function lockOpenCents(tx: Tx, parts: readonly BillPart[]): Promise<number[]> {
  const open: number[] = [];
  for (const { customerId, billId } of parts) {
    const bill = await tx
      .selectFrom('bill')
      .select('open_cents')
      .where('customer_id', '=', customerId)
      .where('bill_id', '=', billId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    open.push(bill?.open_cents ?? 0);
  }
  return open;
}

export async function bookPart(
  tx: Tx,
  { customerId, billId, cents }: BillPart,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('bill')
    .set((set) => ({ open_cents: set('open_cents', '-', cents) }))
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .execute();
  await tx
    .insertInto('bill_payment')
    .values({
      customer_id: customerId,
      bill_id: billId,
      payment_id: paymentId,
      method: 'card',
      paid_at: now,
      amount_cents: cents,
    })
    .execute();
}

export type CardPaymentRow = {
  payment_id: string;
  state: (typeof cardPaymentStates)[number];
  created_at: string;
  settled_at: string | null;
  amount_cents: number;
  card_name: string | null;
  is_automatic: boolean;
  message: string | null;
  reason: string | null;
  bills: { bill_id: string; number: string; cents: number }[];
};

const paymentFields = `json_build_object('payment_id', payment.payment_id, 'state', payment.state,
  'created_at', payment.created_at, 'settled_at', payment.settled_at, 'amount_cents', payment.amount_cents,
  'card_name', payment.card_name, 'is_automatic', payment.is_automatic, 'message', payment.message,
  'reason', payment.reason,
  'bills', (select coalesce(json_agg(json_build_object('bill_id', bill.bill_id, 'number', bill.bill_number,
      'cents', part.amount_cents) order by bill.bill_id), '[]')
    from bill_card_payment part join bill using (customer_id, bill_id)
    where part.account_id = payment.account_id and part.payment_id = payment.payment_id))`;

const listedPayments = 200;

export async function findCardPayments(reads: Reads, accountId: number): Promise<CardPaymentRow[]> {
  const rows = await reads.read<{ payments: CardPaymentRow[] }>({
    name: 'bill-payments',
    text: `select coalesce(json_agg(${paymentFields} order by payment.created_at desc, payment.payment_id), '[]') as payments
      from (select * from card_payment where account_id = $1 and purpose = 'bill'
        order by created_at desc limit ${listedPayments}) payment`,
    values: [accountId],
  });
  return rows[0]?.payments ?? [];
}

export async function findCardPayment(
  db: Queryable,
  { accountId, paymentId }: PaymentId,
): Promise<CardPaymentRow | null> {
  const { rows } = await sql<{ payment: CardPaymentRow }>`
    select ${sql.raw(paymentFields)} as payment from card_payment payment
    where payment.account_id = ${accountId} and payment.payment_id = ${paymentId} and payment.purpose = 'bill'`.execute(
    db,
  );
  return rows[0]?.payment ?? null;
}
