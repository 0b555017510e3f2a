import { sql } from 'kysely';
import { inLanguage, type Language } from '#platform/languages.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { LineGroup } from '../explanation.ts';
import type { LineKind, PaymentMethod } from '../rules.ts';

export type BillKey = { customerId: number; billId: string };

export type BillRow = {
  bill_id: string;
  contract_id: string;
  bill_number: string;
  kind: 'bill' | 'credit-note';
  period_from: string;
  period_to: string;
  issued_on: string;
  due_on: string;
  total_cents: number;
  open_cents: number;
  is_payment_pending: boolean;
};

/** A payment reserves the amount until its outcome is known. */
const isPending = `exists (select from bill_card_payment part join card_payment payment using (account_id, payment_id)
  where part.customer_id = bill.customer_id and part.bill_id = bill.bill_id and payment.state in ('at-bank', 'charging'))`;

const billColumns = `bill.bill_id, bill.contract_id, bill.bill_number, bill.kind, bill.period_from, bill.period_to,
  bill.issued_on, bill.due_on, bill.total_cents, bill.open_cents, ${isPending} as is_payment_pending`;

/** Older bills are found by their link. */
const listedBills = 500;

export type BillListRow = { bills: BillRow[]; automatic: { contract_id: string; card_name: string }[] };

export async function findBills(reads: Reads, accountId: number, contract: string | null): Promise<BillListRow> {
  const rows = await reads.read<BillListRow>({
    name: 'bills',
    text: `select coalesce((select json_agg(listed) from (
          select ${billColumns} from account_pid join bill using (customer_id)
          where account_pid.account_id = $1 and ($2::text is null or bill.contract_id = $2)
          order by bill.issued_on desc, bill.bill_number desc limit ${listedBills}) listed), '[]') as bills,
        coalesce((select json_agg(json_build_object('contract_id', paid.item_id, 'card_name', card.name))
          from account_pid join recurrent_payment paid using (customer_id)
          join saved_card card on card.account_id = paid.account_id and card.card_id = paid.card_id
          where account_pid.account_id = $1 and paid.kind = 'contracts'), '[]') as automatic`,
    values: [accountId, contract],
  });
  return rows[0] ?? { bills: [], automatic: [] };
}

export type BillDetailRow = BillRow & {
  corrects_bill_id: string | null;
  corrects_number: string | null;
  vat: { percent: number; net_cents: number; vat_cents: number }[];
  line_count: number;
  account_type: string;
  customer_name: string;
  pid: string;
  automatic_card: string | null;
  previous_bill_id: string | null;
  pending_payment_id: string | null;
};

/** With the pending payment of the account: payments of other accounts with the pid are not shown. */
export async function findBill(
  db: Queryable,
  { customerId, billId }: BillKey,
  accountId: number | null,
): Promise<BillDetailRow | null> {
  const { rows } = await sql<BillDetailRow>`
    select ${sql.raw(billColumns)}, bill.corrects_bill_id, corrected.bill_number as corrects_number, bill.vat,
      bill.line_count, customer.account_type, customer.name as customer_name, customer.pid,
      (select card.name from recurrent_payment paid
        join saved_card card on card.account_id = paid.account_id and card.card_id = paid.card_id
        where paid.customer_id = bill.customer_id and paid.kind = 'contracts' and paid.item_id = bill.contract_id
          and bill.due_on >= (paid.activated_at at time zone 'Europe/Sofia')::date
          and not exists (select from bill_automatic_payment plan where plan.customer_id = bill.customer_id
            and plan.bill_id = bill.bill_id and plan.stopped_at >= paid.activated_at)) as automatic_card,
      (select earlier.bill_id from bill earlier where earlier.customer_id = bill.customer_id
        and earlier.contract_id = bill.contract_id and earlier.kind = 'bill' and bill.kind = 'bill'
        and earlier.period_to < bill.period_from order by earlier.period_to desc limit 1) as previous_bill_id,
      (select part.payment_id from bill_card_payment part join card_payment payment using (account_id, payment_id)
        where part.customer_id = bill.customer_id and part.bill_id = bill.bill_id
          and payment.state in ('at-bank', 'charging') and part.account_id = ${accountId} limit 1) as pending_payment_id
    from bill join customer using (customer_id)
    left join bill corrected on corrected.customer_id = bill.customer_id and corrected.bill_id = bill.corrects_bill_id
    where bill.customer_id = ${customerId} and bill.bill_id = ${billId}`.execute(db);
  return rows[0] ?? null;
}

type GroupRow = {
  service_id: string | null;
  kind: LineKind;
  item_id: string | null;
  name: string;
  cents: number;
  from_day: string | null;
  to_day: string | null;
};

const nameIn = (language: Language) => sql.ref(inLanguage({ bg: 'name_bg', en: 'name_en' }, language));

/** The lines of each item of each service, added up by the database: a bill may have thousands. */
export async function findLineGroups(
  db: Queryable,
  { customerId, billId }: BillKey,
  language: Language,
): Promise<LineGroup[]> {
  const { rows } = await sql<GroupRow>`
    select service_id, kind, item_id, min(${nameIn(language)}) as name, sum(amount_cents)::integer as cents,
      min(from_day) as from_day, max(to_day) as to_day
    from bill_line where customer_id = ${customerId} and bill_id = ${billId}
    group by service_id, kind, item_id, case when item_id is null then name_bg end
    order by min(line_no)`.execute(db);
  return rows.map(({ service_id: serviceId, item_id: itemId, from_day: from, to_day: to, kind, name, cents }) => ({
    serviceId,
    kind,
    itemId,
    name,
    cents,
    from,
    to,
  }));
}

export type LineRow = {
  line_no: number;
  service_id: string | null;
  kind: LineKind;
  item_id: string | null;
  name: string;
  from_day: string | null;
  to_day: string | null;
  quantity: string | null;
  vat_percent: number;
  amount_cents: number;
};

export async function findLines(
  db: Queryable,
  { customerId, billId }: BillKey,
  { language, after, limit }: { language: Language; after: number; limit: number },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line_no, service_id, kind, item_id, ${nameIn(language)} as name, from_day, to_day, quantity, vat_percent,
      amount_cents
    from bill_line where customer_id = ${customerId} and bill_id = ${billId} and line_no > ${after}
    order by line_no limit ${limit}`.execute(db);
  return rows;
}

export function findBillPayments(db: Queryable, { customerId, billId }: BillKey) {
  return db
    .selectFrom('bill_payment')
    .select(['payment_id', 'method', 'paid_at', 'amount_cents'])
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .orderBy('paid_at')
    .orderBy('payment_id')
    .$castTo<{ payment_id: string; method: PaymentMethod; paid_at: Date; amount_cents: number }>()
    .execute();
}

export function findCreditNotes(db: Queryable, { customerId, billId }: BillKey) {
  return db
    .selectFrom('bill')
    .select(['bill_id', 'bill_number', 'total_cents'])
    .where('customer_id', '=', customerId)
    .where('corrects_bill_id', '=', billId)
    .orderBy('issued_on')
    .execute();
}

/** The facts of other actions may have a single value under the same name. */
const listOf = (fact: string) =>
  sql.raw(`case when jsonb_typeof(audit.facts::jsonb -> '${fact}') = 'array' then audit.facts::jsonb -> '${fact}' end`);

export type ChangeRow = {
  service_id: string;
  item_id: string;
  changed_on: string;
  account_id: number | null;
  place: 'extra' | 'roaming';
};

/** The changes of extras and roaming that people made between two days, the latest of each item. */
export async function findOwnChanges(
  db: Queryable,
  { customerId }: { customerId: number },
  days: { from: Date; to: Date },
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select distinct on (audit.subject, item.item_id) audit.subject as service_id, item.item_id, audit.account_id,
      (audit.happened_at at time zone 'Europe/Sofia')::date as changed_on,
      case when audit.action like 'extra.%' then 'extra' else 'roaming' end as place
    from audit cross join lateral (
      select audit.facts::jsonb ->> 'code' as item_id
      union all select jsonb_array_elements_text(${listOf('codes')})
      union all select tariff ->> 'tariff_id' from jsonb_array_elements(${listOf('tariffs')}) tariff) item
    where audit.customer_id = ${customerId} and audit.happened_at between ${days.from} and ${days.to}
      and (audit.action like 'extra.%' or audit.action = 'roaming.modify') and item.item_id is not null
    order by audit.subject, item.item_id, audit.happened_at desc`.execute(db);
  return rows;
}

export async function findBillFile(db: Queryable, { customerId, billId }: BillKey): Promise<Buffer | null> {
  const found = await db
    .selectFrom('bill_file')
    .select('content')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .executeTakeFirst();
  return found?.content ?? null;
}

/** The first file stays: a document never changes once published. */
export async function saveBillFile(
  db: Queryable,
  { customerId, billId }: BillKey,
  content: Buffer,
  now: Date,
): Promise<void> {
  await db
    .insertInto('bill_file')
    .values({ customer_id: customerId, bill_id: billId, content, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
