// The import speed of bills with their lines, compared with a bare COPY of the same rows into the same tables.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { billImports } from '#areas/bills/server/import.ts';
import type { Subscriber } from '#database/generate/subscriber.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { lineOf, type CopyValue } from '#platform/server/import/copy-rows.ts';
import { loadIntoDatabase } from '#platform/server/import/import-into-database.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { atLeast, type Measurement } from './bars.ts';
import {
  copyBare,
  countRows,
  json,
  now,
  prepare,
  refuseProblems,
  seconds,
  subscriberTables,
  writeLines,
  type CopiedTable,
} from './import-run.ts';

const bills = Number(process.env['BENCH_LOAD_BILLS'] ?? 1_000_000);
const linesOfBill = 10;
const root = join(import.meta.dirname, '..');
const kinds = billImports.filter(({ name }) => name === 'bills');
const customerTables = subscriberTables(['customer', 'customer_pid', 'contract']);

const line = { kind: 'usage', name_bg: 'Разговори извън плана', name_en: 'Calls outside the plan', amount_cents: 120 };
const [totalCents, netCents] = [linesOfBill * line.amount_cents, linesOfBill * 100];
const vat = [{ percent: 20, net_cents: netCents, vat_cents: totalCents - netCents }];
const days = { period_from: '2025-12-01', period_to: '2025-12-31', issued_on: '2026-01-01', due_on: '2026-01-20' };
const numbers = Array.from({ length: linesOfBill }, (_, at) => at + 1);

const billTables: (CopiedTable & { rows(one: Subscriber, at: number): CopyValue[][] })[] = [
  {
    name: 'bill',
    columns: `customer_id bill_id contract_id bill_number kind period_from period_to issued_on due_on total_cents vat
      line_count content_digest open_cents created_at`.split(/\s+/),
    rows: (one, at) => [
      [
        one.id,
        billOf(one, at).bill_id,
        one.contract,
        billOf(one, at).bill_number,
        'bill',
        ...Object.values(days),
        totalCents,
        JSON.stringify(vat),
        linesOfBill,
        'd41d8cd98f00b204e9800998ecf8427e',
        totalCents,
        now.toISOString(),
      ],
    ],
  },
  {
    name: 'bill_line',
    columns: 'customer_id bill_id line_no kind item_id name_bg name_en vat_percent amount_cents'.split(' '),
    rows: (one, at) =>
      numbers.map((number) => [
        one.id,
        billOf(one, at).bill_id,
        number,
        line.kind,
        `item-${number}`,
        line.name_bg,
        line.name_en,
        20,
        line.amount_cents,
      ]),
  },
];

const billOf = ({ pid, contract }: Subscriber, at: number) => ({
  pid,
  contract_id: contract,
  bill_id: `B-${at}`,
  bill_number: String(at).padStart(10, '0'),
  ...days,
  total_cents: totalCents,
  vat,
  lines: numbers.map((number) => ({ ...line, item_id: `item-${number}` })),
});

export async function measureBillLoad(dataDir: string): Promise<Measurement[]> {
  const files = join(dataDir, 'files');
  mkdirSync(files, { recursive: true });
  await writeLines(join(files, 'bills.ndjson'), bills, (one, at) => [json(billOf(one, at))]);
  for (const table of [...customerTables, ...billTables]) {
    await writeLines(join(files, `${table.name}.rows`), bills, (one, at) => table.rows(one, at).map(lineOf));
  }
  const postgres = await startEmbeddedPostgres({ root, dataDir, log: () => undefined });
  try {
    await withClient(postgres.connection(), (client) => client.query('create database bare'));
    const [ours, bare] = [postgres.connection(), postgres.connection('bare')];
    for (const connection of [ours, bare]) {
      await prepare(connection);
      await copyBare(connection, files, customerTables);
    }
    const copied = await seconds(() => copyBare(bare, files, billTables));
    const loaded = await seconds(() =>
      loadIntoDatabase(ours, { folder: files, kinds, mode: 'load', now, onProblem: refuseProblems }),
    );
    const counts = await Promise.all([ours, bare].map((each) => countRows(each, billTables)));
    if (counts[0] !== counts[1]) throw new Error(`${counts[0]} rows were imported, ${counts[1]} copied`);
    return [
      { what: `bare COPY of ${counts[1]} rows`, value: copied, unit: 's' },
      { what: `load of ${bills} bills`, value: loaded, unit: 's' },
      atLeast('speed of the load of bills beside the bare COPY', copied / loaded, 0.5, '×'),
    ];
  } finally {
    await postgres.stop();
  }
}
