// The SQL of subjects. Every statement finds only what the account may see.

import { sql } from 'kysely';
import { expiresSoonDays } from '#areas/profile/rules.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { pendingItems } from '#platform/server/pending-items.ts';

type BillRow = {
  customer_id: number;
  bill_number: string;
  kind: 'bill' | 'credit-note';
  period_from: string;
  period_to: string;
  due_on: string;
  total_cents: number;
};

export async function findBillOf(db: Queryable, accountId: number, billId: string): Promise<BillRow | undefined> {
  const { rows } = await sql<BillRow>`
    select bill.customer_id, bill_number, kind, period_from, period_to, due_on, total_cents
    from account_pid join bill using (customer_id)
    where account_pid.account_id = ${accountId} and bill.bill_id = ${billId}`.execute(db);
  return rows[0];
}

type LineRow = BillRow & {
  service_id: string | null;
  name_bg: string;
  name_en: string;
  from_day: string | null;
  to_day: string | null;
  amount_cents: number;
};

export async function findLineOf(
  db: Queryable,
  accountId: number,
  { billId, lineNo }: { billId: string; lineNo: number },
): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`
    select bill.customer_id, bill_number, bill.kind, period_from, period_to, due_on, total_cents, line.service_id,
      name_bg, name_en, from_day, to_day, amount_cents
    from account_pid join bill using (customer_id)
    join bill_line line using (customer_id, bill_id)
    where account_pid.account_id = ${accountId} and bill.bill_id = ${billId} and line_no = ${lineNo}`.execute(db);
  return rows[0];
}

type PaymentRow = {
  customer_id: number | null;
  state: string;
  card_name: string | null;
  amount_cents: number;
  created_at: Date;
  bills: string | null;
};

export async function findPaymentOf(
  db: Queryable,
  accountId: number,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select payment.state, card_name, payment.amount_cents, payment.created_at,
      min(bill.customer_id) as customer_id, string_agg(bill_number, ', ' order by bill_number) as bills
    from card_payment payment
    left join bill_card_payment part using (account_id, payment_id)
    left join bill on bill.customer_id = part.customer_id and bill.bill_id = part.bill_id
    where payment.account_id = ${accountId} and payment.payment_id = ${paymentId}
    group by payment.account_id, payment.payment_id`.execute(db);
  return rows[0];
}

type NoticeRow = {
  service_id: string | null;
  due_on: string | null;
  properties: Record<string, string | number | null>;
};

export type NoticeKey = { kind: string; serviceId: string | null; subject: string };

/** The same pending tasks as in the bell. */
export async function findNoticeOf(
  db: Queryable,
  accountId: number,
  { kind, serviceId, subject }: NoticeKey,
  today: string,
): Promise<NoticeRow | undefined> {
  const pending = sql.raw(pendingItems({ today: 'moment.today', cardDays: expiresSoonDays }));
  const { rows } = await sql<NoticeRow>`
    select waits.service_id, waits.due_on, waits.properties
    from account cross join (select ${today}::date as today) moment cross join lateral ${pending} waits
    where account.account_id = ${accountId} and waits.kind = ${kind} and waits.subject = ${subject}
      and waits.service_id is not distinct from ${serviceId}`.execute(db);
  return rows[0];
}

type BlockRow = { customer_id: number; state: string };

export async function findBlockOf(
  db: Queryable,
  accountId: number,
  { serviceId, block }: { serviceId: string; block: string },
): Promise<BlockRow | undefined> {
  const { rows } = await sql<BlockRow>`
    select held.customer_id, usage_block.state from account_service held
    join usage_block using (customer_id, service_id)
    where held.account_id = ${accountId} and held.service_id = ${serviceId} and held.is_owner
      and usage_block.block = ${block}`.execute(db);
  return rows[0];
}

type RouterChangeRow = {
  customer_id: number;
  change: string;
  state: string;
  requested_at: Date;
  finished_at: Date | null;
};

export async function findRouterChangeOf(
  db: Queryable,
  accountId: number,
  { serviceId, requestId }: { serviceId: string; requestId: string },
): Promise<RouterChangeRow | undefined> {
  const { rows } = await sql<RouterChangeRow>`
    select held.customer_id, request.change ->> 'kind' as change, request.state, requested_at, finished_at
    from account_service held join router_request request using (customer_id, service_id)
    where held.account_id = ${accountId} and held.service_id = ${serviceId} and held.is_owner
      and request.request_id = ${requestId}`.execute(db);
  return rows[0];
}

/** The customer of a number of the account, or the first customer whose pid it has. */
export async function findCustomerOf(
  db: Queryable,
  accountId: number,
  serviceId: string | null,
): Promise<number | null> {
  const { rows } = await sql<{ customer_id: number | null }>`
    select coalesce(
      (select customer_id from account_service where account_id = ${accountId} and service_id = ${serviceId}),
      (select min(customer_id) from account_pid where account_id = ${accountId})) as customer_id`.execute(db);
  return rows[0]?.customer_id ?? null;
}
