// What the measurements of imports share: the files, the bare COPY of the same rows, and the time.

import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { ClientConfig } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { subscriberAt, type Subscriber } from '#database/generate/subscriber.ts';
import { tablesOf } from '#database/generate/subscriber-rows.ts';
import { demoTariffs } from '#database/demo/catalogue.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { copyRows, lineOf } from '#platform/server/import/copy-rows.ts';

export const today = '2026-01-01';
export const now = new Date(`${today}T10:00:00Z`);

export type CopiedTable = { name: string; columns: readonly string[] };

export function subscriberTables(names: readonly string[]) {
  return tablesOf({ passwordHash: '', now: now.toISOString() }).filter(({ name }) => names.includes(name));
}

export const json = (record: object) => `${JSON.stringify(record)}\n`;

export async function writeLines(
  path: string,
  customers: number,
  linesOf: (one: Subscriber, at: number) => string[],
): Promise<void> {
  const file = createWriteStream(path);
  for (let begin = 0; begin < customers; begin += 1000) {
    const length = Math.min(1000, customers - begin);
    const lines = Array.from({ length }, (_, at) => linesOf(subscriberAt(begin + at, 1, today), begin + at).join(''));
    if (!file.write(lines.join(''))) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}

/** The schema and the tariffs. */
export async function prepare(connection: ClientConfig): Promise<void> {
  await migrate(connection);
  const columns = ['tariff_id', 'name_bg', 'name_en', 'service_type', 'free_slots', 'monthly_price_cents'] as const;
  const rows = demoTariffs().map((tariff) => lineOf(columns.map((column) => tariff[column])));
  await withClient(connection, (client) => copyRows(client, { table: 'tariff', columns }, rows));
}

export async function copyBare(
  connection: ClientConfig,
  folder: string,
  tables: readonly CopiedTable[],
): Promise<void> {
  await withClient(connection, async (client) => {
    for (const { name, columns } of tables) {
      const rows = createReadStream(join(folder, `${name}.rows`), { highWaterMark: 1024 * 1024 });
      await pipeline(rows, client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)));
    }
  });
}

export async function countRows(connection: ClientConfig, tables: readonly CopiedTable[]): Promise<number> {
  const counts = tables.map(({ name }) => `(select count(*) from ${name})`).join(' + ');
  const { rows } = await withClient(connection, (client) => client.query<{ rows: string }>(`select ${counts} as rows`));
  return Number(rows[0]?.rows);
}

type FileProblem = { file: string; line: number; field: string; message: string };

export function refuseProblems({ file, line, field, message }: FileProblem): never {
  throw new Error(`${file}:${line}: ${field} ${message}`);
}

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
