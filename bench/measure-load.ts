// The import speed of operator data, compared with a bare COPY of the same rows into the same tables.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Subscriber } from '#database/generate/subscriber.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { lineOf } from '#platform/server/import/copy-rows.ts';
import { loadIntoDatabase } from '#platform/server/import/import-into-database.ts';
import { contractsKind } from '#platform/server/import/resources/contracts.ts';
import { customersKind } from '#platform/server/import/resources/customers.ts';
import { servicesKind } from '#platform/server/import/resources/services.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { atLeast, atMost, type Measurement } from './bars.ts';
import { watchMemory } from './memory.ts';
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
} from './import-run.ts';

const customers = Number(process.env['BENCH_LOAD_CUSTOMERS'] ?? 1_000_000);
const root = join(import.meta.dirname, '..');
const kinds = [customersKind, contractsKind, servicesKind];
const tables = subscriberTables(['customer', 'customer_pid', 'contract', 'service', 'service_number']);

export async function measureLoad(dataDir: string): Promise<Measurement[]> {
  const files = join(dataDir, 'files');
  mkdirSync(files, { recursive: true });
  await writeFiles(files);
  const postgres = await startEmbeddedPostgres({ root, dataDir, log: () => undefined });
  try {
    await withClient(postgres.connection(), (client) => client.query('create database bare'));
    const [ours, bare] = [postgres.connection(), postgres.connection('bare')];
    for (const connection of [ours, bare]) await prepare(connection);
    const copied = await seconds(() => copyBare(bare, files, tables));
    const loaded = await seconds(() =>
      loadIntoDatabase(ours, { folder: files, kinds, mode: 'load', now, onProblem: refuseProblems }),
    );
    const command = await runImport(ours, files);
    const counts = await Promise.all([ours, bare].map((each) => countRows(each, tables)));
    if (counts[0] !== counts[1]) throw new Error(`${counts[0]} rows were imported, ${counts[1]} copied`);
    return [
      { what: `bare COPY of ${counts[1]} rows`, value: copied, unit: 's' },
      atMost(`load of ${customers} customers`, loaded, 600, 's'),
      { what: 'the same files again, by the command', value: command.seconds, unit: 's' },
      atMost('memory of the command', command.highestMb, 256, 'MB'),
      atLeast('speed of the load beside the bare COPY', copied / loaded, 0.5, '×'),
    ];
  } finally {
    await postgres.stop();
  }
}

/** Runs `npm run import` on the files of the resources. */
async function runImport(connection: ClientConfig, folder: string): Promise<{ seconds: number; highestMb: number }> {
  const script = ['bin/start.mjs', '--run', 'src/app/commands/run-import.ts', folder];
  const { host, port, user, password, database } = connection;
  const address = `postgres://${user}:${String(password)}@localhost/${database}?host=${host}&port=${port}`;
  const child = spawn(process.execPath, script, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: address, APP_MODE: 'demo' },
  });
  const memory = watchMemory(child.pid ?? 0);
  const took = await seconds(() => once(child, 'exit'));
  if (child.exitCode !== 0) throw new Error(`the import ended with ${child.exitCode}`);
  return { seconds: took, highestMb: await memory.highestMb() };
}

/** Writes the lines of the resources for the import, and the rows of the tables for the COPY. */
async function writeFiles(folder: string): Promise<void> {
  await writeLines(join(folder, 'customers.ndjson'), customers, (one) => [customerOf(one)].map(json));
  await writeLines(join(folder, 'contracts.ndjson'), customers, (one) => [contractOf(one)].map(json));
  await writeLines(join(folder, 'services.ndjson'), customers, (one) => servicesOf(one).map(json));
  for (const table of tables)
    await writeLines(join(folder, `${table.name}.rows`), customers, (one) => table.rows(one).map(lineOf));
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
