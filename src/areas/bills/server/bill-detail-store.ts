// One bill with everything its screen shows, in one statement.

import { inLanguage, type ByLanguage, type Language } from '#platform/languages.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { LineGroup } from '../explanation.ts';
import type { PaymentMethod } from '../rules.ts';
import { billFields, billStatement, detailFields, type BillDetailRow, type LineRow } from './store.ts';

export type ChangeRow = {
  service_id: string;
  item_id: string;
  changed_on: string;
  account_id: number | null;
  place: 'extra' | 'roaming';
};

export type PreviousBill = {
  bill_id: string;
  period_from: string;
  period_to: string;
  total_cents: number;
  groups: LineGroup[];
};

export type WholeBill = BillDetailRow & {
  groups: LineGroup[];
  lines: LineRow[];
  payments: { payment_id: string; method: PaymentMethod; paid_on: string; amount_cents: number }[];
  credit_notes: { bill_id: string; bill_number: string; total_cents: number }[];
  previous: PreviousBill | null;
  changes: ChangeRow[];
};

export const linesAtOnce = 100;

const detailColumns = [...billFields, ...detailFields].map((field) => `bill.${field}`).join(', ');

/** The lines of each item of each service, added up by the database: a bill may have thousands. */
const groupsOf = (bill: string, name: string) => `coalesce((select json_agg(json_build_object('serviceId', service_id,
    'kind', kind, 'itemId', item_id, 'name', name, 'cents', cents, 'from', first_day, 'to', last_day) order by place)
  from (select service_id, kind, item_id, min(${name}) as name, sum(amount_cents) as cents, min(from_day) as first_day,
      max(to_day) as last_day, min(line_no) as place
    from bill_line line where line.customer_id = ${bill}.customer_id and line.bill_id = ${bill}.bill_id
    group by service_id, kind, item_id, case when item_id is null then name_bg end) items), '[]')`;

const linesOf = (name: string) => `coalesce((select json_agg(json_build_object('line_no', line_no,
    'service_id', service_id, 'kind', kind, 'item_id', item_id, 'name', ${name}, 'from_day', from_day,
    'to_day', to_day, 'quantity', quantity, 'vat_percent', vat_percent, 'amount_cents', amount_cents) order by line_no)
  from (select line_no, service_id, kind, item_id, ${name}, from_day, to_day, quantity, vat_percent, amount_cents
    from bill_line line where line.customer_id = bill.customer_id and line.bill_id = bill.bill_id
    order by line_no limit ${linesAtOnce}) first_lines), '[]')`;

/** The facts of other actions may have a single value under the same name. */
const listOf = (fact: string) =>
  `case when jsonb_typeof(audit.facts::jsonb -> '${fact}') = 'array' then audit.facts::jsonb -> '${fact}' end`;

/** The changes of extras and roaming that people made between the days of both bills, the latest of each item. */
const changes = `coalesce((select json_agg(change) from (
    select distinct on (audit.subject, item.item_id) audit.subject as service_id, item.item_id, audit.account_id,
      (audit.happened_at at time zone 'Europe/Sofia')::date as changed_on,
      case when audit.action like 'extra.%' then 'extra' else 'roaming' end as place
    from audit cross join lateral (
      select audit.facts::jsonb ->> 'code' as item_id
      union all select jsonb_array_elements_text(${listOf('codes')})
      union all select tariff ->> 'tariff_id' from jsonb_array_elements(${listOf('tariffs')}) tariff) item
    where audit.customer_id = bill.customer_id
      and audit.happened_at >= previous.period_from::timestamp at time zone 'Europe/Sofia'
      and audit.happened_at < (bill.period_to + 1)::timestamp at time zone 'Europe/Sofia'
      and (audit.action like 'extra.%' or audit.action = 'roaming.modify') and item.item_id is not null
    order by audit.subject, item.item_id, audit.happened_at desc) change), '[]')`;

const ownedBy = 'bill.customer_id in (select customer_id from account_pid where account_id = $1)';

const statementIn = (
  name: string,
) => `select ${detailColumns}, ${groupsOf('bill', name)} as groups, ${linesOf(name)} as lines,
    coalesce((select json_agg(json_build_object('payment_id', payment_id, 'method', method,
        'paid_on', (paid_at at time zone 'Europe/Sofia')::date, 'amount_cents', amount_cents)
        order by paid_at, payment_id)
      from bill_payment paid where paid.customer_id = bill.customer_id and paid.bill_id = bill.bill_id), '[]') as payments,
    coalesce((select json_agg(json_build_object('bill_id', note.bill_id, 'bill_number', note.bill_number,
        'total_cents', note.total_cents) order by note.issued_on)
      from bill note where note.customer_id = bill.customer_id and note.corrects_bill_id = bill.bill_id), '[]')
      as credit_notes,
    case when previous.bill_id is not null then json_build_object('bill_id', previous.bill_id,
      'period_from', previous.period_from, 'period_to', previous.period_to, 'total_cents', previous.total_cents,
      'groups', ${groupsOf('previous', name)}) end as previous,
    case when previous.bill_id is null then '[]' else ${changes} end as changes
  from (${billStatement(ownedBy)}) bill
  left join bill previous on previous.customer_id = bill.customer_id and previous.bill_id = bill.previous_bill_id`;

const statements: ByLanguage<string> = { bg: statementIn('name_bg'), en: statementIn('name_en') };

/** Null if no pid of the account has this bill. */
export async function findWholeBill(
  reads: Reads,
  { accountId, billId, language }: { accountId: number; billId: string; language: Language },
): Promise<WholeBill | null> {
  const text = inLanguage(statements, language);
  const rows = await reads.read<WholeBill>({ name: `bill in ${language}`, text, values: [accountId, billId] });
  return rows[0] ?? null;
}
