import { CompiledQuery, sql } from 'kysely';
import { inLanguage, type Language } from '#platform/languages.ts';
import { automaticCard } from '#platform/server/automatic-card.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { LineKind } from '../rules.ts';

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
  automatic_card: string | null;
};

/** A payment reserves the amount until its outcome is known. */
const isPending = `exists (select from bill_card_payment part join card_payment payment using (account_id, payment_id)
  where part.customer_id = bill.customer_id and part.bill_id = bill.bill_id and payment.state in ('at-bank', 'charging'))`;

const storedFields = [
  'bill_id',
  'contract_id',
  'bill_number',
  'kind',
  'period_from',
  'period_to',
  'issued_on',
  'due_on',
  'total_cents',
  'open_cents',
] as const;

export const billFields = [
  ...storedFields,
  'is_payment_pending',
  'automatic_card',
] as const satisfies (keyof BillRow)[];

const billColumns = `${storedFields.map((field) => `bill.${field}`).join(', ')}, ${isPending} as is_payment_pending,
  (select card.name ${automaticCard}) as automatic_card`;

/** Older bills are found by their link. */
const listedBills = 500;

export async function findBills(reads: Reads, accountId: number, contract: string | null): Promise<BillRow[]> {
  const rows = await reads.read<{ bills: BillRow[] }>({
    name: 'bills',
    text: `select coalesce((select json_agg(listed) from (
          select ${billColumns} from account_pid join bill using (customer_id)
          where account_pid.account_id = $1 and ($2::text is null or bill.contract_id = $2)
          order by bill.issued_on desc, bill.bill_number desc limit ${listedBills}) listed), '[]') as bills`,
    values: [accountId, contract],
  });
  return rows[0]?.bills ?? [];
}

export type BillDetailRow = BillRow & {
  corrects_bill_id: string | null;
  corrects_number: string | null;
  vat: { percent: number; net_cents: number; vat_cents: number }[];
  line_count: number;
  account_type: string;
  customer_name: string;
  pid: string;
  previous_bill_id: string | null;
  pending_payment_id: string | null;
};

export const detailFields = [
  'corrects_bill_id',
  'corrects_number',
  'vat',
  'line_count',
  'account_type',
  'customer_name',
  'pid',
  'previous_bill_id',
  'pending_payment_id',
] as const satisfies (keyof BillDetailRow)[];

/**
 * One bill, by its key or by the account that owns its pid. With the pending payment of the account `$1`: payments of
 * other accounts with the pid are not shown.
 */
export const billStatement = (condition: string) => `select bill.customer_id, ${billColumns}, bill.corrects_bill_id,
    corrected.bill_number as corrects_number, bill.vat, bill.line_count, customer.account_type,
    customer.name as customer_name, customer.pid,
    (select earlier.bill_id from bill earlier where earlier.customer_id = bill.customer_id
      and earlier.contract_id = bill.contract_id and earlier.kind = 'bill' and bill.kind = 'bill'
      and earlier.period_to < bill.period_from order by earlier.period_to desc limit 1) as previous_bill_id,
    (select part.payment_id from bill_card_payment part join card_payment payment using (account_id, payment_id)
      where part.customer_id = bill.customer_id and part.bill_id = bill.bill_id
        and payment.state in ('at-bank', 'charging') and part.account_id = $1 limit 1) as pending_payment_id
  from bill join customer using (customer_id)
  left join bill corrected on corrected.customer_id = bill.customer_id and corrected.bill_id = bill.corrects_bill_id
  where bill.bill_id = $2 and ${condition}`;

export async function findBill(db: Queryable, { customerId, billId }: BillKey): Promise<BillDetailRow | null> {
  const statement = CompiledQuery.raw(billStatement('bill.customer_id = $3'), [null, billId, customerId]);
  const { rows } = await db.executeQuery<BillDetailRow>(statement);
  return rows[0] ?? null;
}

const nameIn = (language: Language) => sql.ref(inLanguage({ bg: 'name_bg', en: 'name_en' }, language));

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
