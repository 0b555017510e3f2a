// Imported resources of billing: bills with their lines, credit notes, and payments.

import { choice, key, lineWithPdf, moment, whole } from '#platform/server/import/fields.ts';
import {
  customerByPid,
  defineImportedResource,
  type ImportedResource,
  type Reference,
} from '#platform/server/import/imported-resource.ts';
import { contractOfCustomer } from '#platform/server/import/resources/contracts.ts';
import { pushToCustomers } from '#platform/server/outbox/push-after-import.ts';
import { paymentMethods } from '../rules.ts';
import { billFields } from './bill-fields.ts';
import { defaultVatPercent, sumProblem } from './bill-sums.ts';

const billOfCustomer: Reference = {
  kind: 'bills',
  table: 'bill',
  columns: ['customer_id', 'bill_id'],
  field: 'bill_id',
};

const digest = `md5(concat_ws('|', s.contract_id, s.bill_number, s.period_from, s.period_to, s.issued_on, s.due_on,
  s.total_cents, s.vat, s.lines, md5(s.pdf)))`;

const saveLines = `insert into bill_line (customer_id, bill_id, line_no, service_id, kind, item_id, name_bg, name_en,
    from_day, to_day, quantity, vat_percent, amount_cents)
  select c.customer_id, c.bill_id, line.no, line.service_id, line.kind, line.item_id, line.name_bg, line.name_en,
    line.from_day, line.to_day, line.quantity, coalesce(line.vat_percent, ${defaultVatPercent}), line.amount_cents
  from checked c cross join lateral rows from (jsonb_to_recordset(c.lines) as (service_id text, kind text, item_id text,
    name_bg text, name_en text, from_day date, to_day date, quantity text, vat_percent integer, amount_cents integer))
    with ordinality as line(service_id, kind, item_id, name_bg, name_en, from_day, to_day, quantity, vat_percent,
      amount_cents, no)
  where c.outcome = 'new'`;

const saveFile = `insert into bill_file (customer_id, bill_id, content, created_at)
  select customer_id, bill_id, decode(pdf, 'base64'), :now from checked where outcome = 'new' and pdf is not null`;

/** The row is locked first, so that the sum includes payments that were being written. Rows of bill_payment hold a key
 * share lock on the bill, which this lock does not wait for. */
const lockBills = (column: string) => `select from bill b join checked c
  on c.customer_id = b.customer_id and c.${column} = b.bill_id where c.outcome in ('new', 'changed')
  order by b.customer_id, b.bill_id for no key update of b`;

const countOpen = (column: string) => `update bill b set open_cents = greatest(0, b.total_cents - (
    select coalesce(sum(p.amount_cents), 0) from bill_payment p
    where p.customer_id = b.customer_id and p.bill_id = b.bill_id))
  from checked c where c.customer_id = b.customer_id and c.${column} = b.bill_id and c.outcome in ('new', 'changed')`;

/** Not for older bills, which a first import contains. */
const pushNewBill = pushToCustomers(
  'bill-due',
  `select customer_id from checked where outcome = 'new' and total_cents > 0 and issued_on > (:now)::date - 31`,
);

type DatedRecord = { period_from: string; period_to: string; issued_on: string; due_on: string };

function dayProblem({ period_from, period_to, issued_on, due_on }: DatedRecord) {
  if (period_to < period_from) return { field: 'period_to', message: 'is before period_from' };
  return due_on < issued_on ? { field: 'due_on', message: 'is before issued_on' } : null;
}

const wasPublished = {
  field: 'bill_id',
  when: `exists (select from bill b where b.customer_id = :customer and b.bill_id = s.bill_id
    and b.content_digest <> ${digest})`,
  message: 'was published with other content; correct it with a credit note',
};

const common = {
  longestLine: lineWithPdf,
  table: 'bill',
  key: ['customer_id', 'bill_id'],
  besides: ['pid', 'lines', 'pdf'],
  conflicts: [wasPublished],
};

const bills = defineImportedResource(billFields, {
  ...common,
  name: 'bills',
  about:
    'Bills with all their lines. The amounts include VAT; a bill whose lines, VAT and total do not agree is refused. A published bill never changes: it is corrected by a credit note.',
  examples: [
    {
      pid: '8003159996',
      contract_id: 'K7000101',
      bill_id: 'B-2026-10-K7000101',
      bill_number: '0007000101',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      issued_on: '2026-11-01',
      due_on: '2026-11-20',
      total_cents: 2989,
      vat: [{ percent: 20, net_cents: 2491, vat_cents: 498 }],
      lines: [
        {
          service_id: '359888700101',
          kind: 'plan',
          item_id: 'prostor-25',
          name_bg: 'Простор 25',
          name_en: 'Prostor 25',
          amount_cents: 2500,
        },
        {
          service_id: '359888700101',
          kind: 'extra',
          item_id: '20110',
          name_bg: 'Кинотека',
          name_en: 'Kinoteka',
          from_day: '2026-10-13',
          amount_cents: 489,
        },
      ],
    },
  ],
  problemOf: (record) => dayProblem(record) ?? sumProblem(record),
  written: { kind: `'bill'`, content_digest: digest, line_count: 'jsonb_array_length(s.lines)' },
  once: { open_cents: 'c.total_cents', created_at: ':now' },
  references: [customerByPid, contractOfCustomer],
  also: [saveLines, saveFile, pushNewBill],
  knownBy: billOfCustomer,
});

const corrected: Reference = {
  ...billOfCustomer,
  fields: ['customer_id', 'corrects_bill_id'],
  field: 'corrects_bill_id',
};

const creditNotes = defineImportedResource(
  { ...billFields, corrects_bill_id: key('The bill that it corrects') },
  {
    ...common,
    name: 'credit-notes',
    about: 'Credit notes: each lowers the open amount of the bill that it corrects. The total is what is credited.',
    examples: [
      {
        pid: '8003159996',
        contract_id: 'K7000101',
        bill_id: 'C-2026-11-K7000101',
        corrects_bill_id: 'B-2026-10-K7000101',
        bill_number: '0007000102',
        period_from: '2026-10-01',
        period_to: '2026-10-31',
        issued_on: '2026-11-10',
        due_on: '2026-11-10',
        total_cents: 489,
        vat: [{ percent: 20, net_cents: 407, vat_cents: 82 }],
        lines: [
          {
            kind: 'adjustment',
            name_bg: 'Кинотека не е ползвана',
            name_en: 'Kinoteka was not used',
            amount_cents: 489,
          },
        ],
      },
    ],
    problemOf: (record) => dayProblem(record) ?? sumProblem(record),
    written: { kind: `'credit-note'`, content_digest: digest, line_count: 'jsonb_array_length(s.lines)' },
    once: { open_cents: '0', created_at: ':now' },
    references: [customerByPid, contractOfCustomer, corrected],
    also: [
      saveLines,
      saveFile,
      lockBills('corrects_bill_id'),
      `insert into bill_payment (customer_id, bill_id, payment_id, method, paid_at, amount_cents)
        select c.customer_id, c.corrects_bill_id, c.bill_id, 'credit-note', :now, c.total_cents
        from checked c where c.outcome = 'new' and c.total_cents > 0 on conflict do nothing`,
      countOpen('corrects_bill_id'),
    ],
  },
);

const payments = defineImportedResource(
  {
    pid: key('The pid of the customer'),
    bill_id: key('The bill'),
    payment_id: key('The id of the payment; for one that was made in the portal, the id in its event'),
    method: choice('How it was paid', paymentMethods),
    paid_at: moment('When it was paid'),
    amount_cents: whole('The amount, in euro cents', 1),
  },
  {
    name: 'bill-payments',
    about: 'What was paid for bills outside the portal, a line for each bill.',
    examples: [
      {
        pid: '8003159996',
        bill_id: 'B-2026-10-K7000101',
        payment_id: 'T-700001',
        method: 'transfer',
        paid_at: '2026-11-12T09:00:00Z',
        amount_cents: 1000,
      },
    ],
    table: 'bill_payment',
    key: ['customer_id', 'bill_id', 'payment_id'],
    besides: ['pid'],
    references: [customerByPid, billOfCustomer],
    also: [lockBills('bill_id'), countOpen('bill_id')],
  },
);

export const billImports: readonly ImportedResource[] = [bills, creditNotes, payments];
