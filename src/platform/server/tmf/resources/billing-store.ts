// The SQL of bills, their lines and payments in the operator API.

import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { splitId } from './billing-values.ts';
import { startOfDay } from './days.ts';

const state = sql`case when t.open_cents = 0 then 'settled' when t.open_cents < t.total_cents then 'partiallyPaid'
  else 'sent' end`;
const category = sql`case t.kind when 'credit-note' then 'creditNote' else 'normal' end`;

export const listedBills = sql`
  select t.customer_id, t.issued_on, owner.pid || ':' || t.bill_id as id, t.bill_number as "billNo",
    ${category} as category, ${state} as state, ${startOfDay('issued_on')} as "billDate",
    ${startOfDay('due_on')} as "paymentDueDate", t.contract_id as "billingAccount.id", owner.pid as "relatedParty.id",
    t.open_cents / 100.0 as "remainingAmount.value", t.total_cents / 100.0 as "taxIncludedAmount.value"
  from bill t join customer owner on owner.customer_id = t.customer_id`;

export const listedRates = sql`
  select t.customer_id, bill.issued_on, t.bill_id, t.line_no, owner.pid || ':' || t.bill_id || ':' || t.line_no as id,
    owner.pid || ':' || t.bill_id as "bill.id", t.service_id as "product.id",
    bill.contract_id as "billingAccount.id", t.name_bg as name
  from bill_line t join bill using (customer_id, bill_id) join customer owner on owner.customer_id = t.customer_id`;

/** A credit note is a bill, not a payment. */
export const listedPayments = sql`
  select t.customer_id, owner.pid || ':' || t.payment_id as id, t.payment_id as "correlatorId", 'done'::text as status,
    max(t.paid_at) as "paymentDate", owner.pid as "payer.id", sum(t.amount_cents) / 100.0 as "totalAmount.value"
  from bill_payment t join customer owner on owner.customer_id = t.customer_id
  where t.method <> 'credit-note' group by t.customer_id, owner.pid, t.payment_id`;

export type BillRow = {
  pid: string;
  account_type: string;
  bill_id: string;
  contract_id: string;
  bill_number: string;
  category: 'normal' | 'creditNote';
  state: string;
  period_from: string;
  period_to: string;
  issued_on: string;
  due_on: string;
  total_cents: number;
  open_cents: number;
  vat: { percent: number; net_cents: number; vat_cents: number }[];
  payments: { payment_id: string; method: string; cents: number }[];
};

export async function readBills(db: Queryable, ids: readonly string[]): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    select owner.pid, owner.account_type, t.bill_id, t.contract_id, t.bill_number, ${category} as category,
      ${state} as state, t.period_from, t.period_to, t.issued_on, t.due_on, t.total_cents, t.open_cents, t.vat,
      (select coalesce(json_agg(json_build_object('payment_id', paid.payment_id, 'method', paid.method,
          'cents', paid.amount_cents) order by paid.paid_at, paid.payment_id), '[]')
        from bill_payment paid where paid.customer_id = t.customer_id and paid.bill_id = t.bill_id) as payments
    from ${ownersOf(ids)} join bill t on t.customer_id = owner.customer_id and t.bill_id = named.key`.execute(db);
  return rows;
}

export type RateRow = {
  pid: string;
  bill_id: string;
  line_no: number;
  contract_id: string;
  corrects_bill_id: string | null;
  issued_on: string;
  service_id: string | null;
  kind: string;
  item_id: string | null;
  name_bg: string;
  name_en: string;
  from_day: string | null;
  to_day: string | null;
  quantity: string | null;
  vat_percent: number;
  amount_cents: number;
};

/** By ids of lines: the id of the bill, a colon and the number of the line. */
export async function readRates(db: Queryable, ids: readonly string[]): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select owner.pid, t.bill_id, t.line_no, bill.contract_id, bill.corrects_bill_id, bill.issued_on, t.service_id, t.kind,
      t.item_id, t.name_bg, t.name_en, t.from_day, t.to_day, t.quantity, t.vat_percent, t.amount_cents
    from ${ownersOf(ids)} join bill_line t on t.customer_id = owner.customer_id
      and t.bill_id = regexp_replace(named.key, ':[0-9]+$', '')
      and t.line_no::text = substring(named.key from '[0-9]+$')
    join bill on bill.customer_id = t.customer_id and bill.bill_id = t.bill_id
    where named.key ~ ':[0-9]+$'`.execute(db);
  return rows;
}

export type PaymentRow = {
  pid: string;
  account_type: string;
  payment_id: string;
  method: string;
  paid_at: Date;
  parts: { bill_id: string; contract_id: string; cents: number }[];
};

export async function readPayments(db: Queryable, ids: readonly string[]): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select owner.pid, owner.account_type, t.payment_id, min(t.method) as method, max(t.paid_at) as paid_at,
      json_agg(json_build_object('bill_id', t.bill_id, 'contract_id', bill.contract_id, 'cents', t.amount_cents)
        order by bill.due_on, t.bill_id) as parts
    from ${ownersOf(ids)} join bill_payment t on t.customer_id = owner.customer_id and t.payment_id = named.key
    join bill on bill.customer_id = t.customer_id and bill.bill_id = t.bill_id
    where t.method <> 'credit-note' group by owner.pid, owner.account_type, t.payment_id`.execute(db);
  return rows;
}

export async function findPids(db: Queryable, customerIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('customer')
    .select(['customer_id', 'pid'])
    .where('customer_id', 'in', customerIds)
    .execute();
  return new Map(rows.map(({ customer_id, pid }) => [customer_id, pid]));
}

/** The customers in the ids, as `owner`, with the keys, as `named`. */
function ownersOf(ids: readonly string[]): RawBuilder<unknown> {
  const named = ids.flatMap((id) => splitId(id) ?? []);
  return sql`unnest(${named.map(({ pid }) => pid)}::text[], ${named.map(({ key }) => key)}::text[]) as named(pid, key)
    join customer_pid using (pid) join customer owner using (customer_id)`;
}
