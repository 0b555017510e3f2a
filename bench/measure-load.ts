// The import speed of operator data, compared with a bare COPY of the same rows into the same tables.

import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { ClientConfig } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { subscriberAt, type Subscriber } from '#database/generate/subscriber.ts';
import { tablesOf } from '#database/generate/subscriber-rows.ts';
import { demoTariffs } from '#database/demo/catalogue.ts';
import { contractsKind } from '#platform/server/import/resources/contracts.ts';
import { customersKind } from '#platform/server/import/resources/customers.ts';
import { servicesKind } from '#platform/server/import/resources/services.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { copyRows, lineOf } from '#platform/server/import/copy-rows.ts';
import { loadIntoDatabase } from '#platform/server/import/import-into-database.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { atLeast, atMost, type Measurement } from './bars.ts';

const customers = Number(process.env['BENCH_LOAD_CUSTOMERS'] ?? 1_000_000);
const root = join(import.meta.dirname, '..');
const kinds = [customersKind, contractsKind, servicesKind];
const today = '2026-01-01';
const now = new Date(`${today}T10:00:00Z`);
const loadedTables = new Set(['customer', 'customer_pid', 'contract', 'service', 'service_number']);
const tables = tablesOf({ passwordHash: '', now: now.toISOString() }).filter(({ name }) => loadedTables.has(name));

export async function measureLoad(dataDir: string): Promise<Measurement[]> {
  const files = join(dataDir, 'files');
  mkdirSync(files, { recursive: true });
  await writeFiles(files);
  const postgres = await startEmbeddedPostgres({ root, dataDir, log: () => undefined });
  try {
    await withClient(postgres.connection(), (client) => client.query('create database bare'));
    const [ours, bare] = [postgres.connection(), postgres.connection('bare')];
    for (const connection of [ours, bare]) await prepare(connection);
    const copied = await seconds(() => copyBare(bare, files));
    const loaded = await seconds(() =>
      loadIntoDatabase(ours, { folder: files, kinds, mode: 'load', now, onProblem: refuseProblems }),
    );
    const again = await seconds(() =>
      loadIntoDatabase(ours, { folder: files, kinds, mode: 'load', now, onProblem: refuseProblems }),
    );
    const counts = await Promise.all([ours, bare].map(countRows));
    if (counts[0] !== counts[1]) throw new Error(`${counts[0]} rows were imported, ${counts[1]} copied`);
    return [
      { what: `bare COPY of ${counts[1]} rows`, value: copied, unit: 's' },
      atMost(`load of ${customers} customers`, loaded, 600, 's'),
      { what: 'the same files again', value: again, unit: 's' },
      atLeast('speed of the load beside the bare COPY', copied / loaded, 0.5, '×'),
    ];
  } finally {
    await postgres.stop();
  }
}

function refuseProblems({
  file,
  line,
  field,
  message,
}: {
  file: string;
  line: number;
  field: string;
  message: string;
}) {
  throw new Error(`${file}:${line}: ${field} ${message}`);
}

/** Writes the lines of the resources for the import, and the rows of the tables for the COPY. */
async function writeFiles(folder: string): Promise<void> {
  await writeLines(join(folder, 'customers.ndjson'), (one) => [customerOf(one)].map(json));
  await writeLines(join(folder, 'contracts.ndjson'), (one) => [contractOf(one)].map(json));
  await writeLines(join(folder, 'services.ndjson'), (one) => servicesOf(one).map(json));
  for (const table of tables)
    await writeLines(join(folder, `${table.name}.rows`), (one) => table.rows(one).map(lineOf));
}

const json = (record: object) => `${JSON.stringify(record)}\n`;

async function writeLines(path: string, linesOf: (one: Subscriber) => string[]): Promise<void> {
  const file = createWriteStream(path);
  for (let begin = 0; begin < customers; begin += 1000) {
    const length = Math.min(1000, customers - begin);
    const lines = Array.from({ length }, (_, at) => linesOf(subscriberAt(begin + at, 1, today)).join(''));
    if (!file.write(lines.join(''))) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}

const customerOf = ({ pid, firstName, lastName, isCompany, isVip }: Subscriber) => ({
  pid,
  name: `${firstName} ${lastName}`,
  account_type: isCompany ? 'Business' : 'Private',
  is_vip: isVip,
});

const contractOf = ({ pid, contract, signedOn }: Subscriber) => ({ pid, contract_id: contract, signed_on: signedOn });

const servicesOf = ({ pid, contract, signedOn, isCompany, services }: Subscriber) =>
  services.map((service) => ({
    service_id: service.id,
    pid,
    contract_id: contract,
    service_type: service.type,
    msisdn_type: service.msisdnType,
    tariff_id: service.tariff,
    subscriber_type: service.subscriberType,
    effective_segment_id: isCompany ? 21 : 1,
    installation_address: service.address,
    activated_on: signedOn,
  }));

async function prepare(connection: ClientConfig): Promise<void> {
  await migrate(connection);
  const columns = ['tariff_id', 'name_bg', 'name_en', 'service_type', 'free_slots', 'monthly_price_cents'] as const;
  const rows = demoTariffs().map((tariff) => lineOf(columns.map((column) => tariff[column])));
  await withClient(connection, (client) => copyRows(client, { table: 'tariff', columns }, rows));
}

async function copyBare(connection: ClientConfig, folder: string): Promise<void> {
  await withClient(connection, async (client) => {
    for (const { name, columns } of tables) {
      const rows = createReadStream(join(folder, `${name}.rows`), { highWaterMark: 1024 * 1024 });
      await pipeline(rows, client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)));
    }
  });
}

async function countRows(connection: ClientConfig): Promise<number> {
  const counts = tables.map(({ name }) => `(select count(*) from ${name})`).join(' + ');
  const { rows } = await withClient(connection, (client) => client.query<{ rows: string }>(`select ${counts} as rows`));
  return Number(rows[0]?.rows);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
