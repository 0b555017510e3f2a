// Adds generated subscribers up to a given number, batch by batch. A batch is atomic, so an interrupted run continues
// where it stopped.

import type pg from 'pg';
import { demoPassword } from '#database/demo/people.ts';
import { sofiaDay } from '#platform/clock.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { copyRows, lineOf } from '#platform/server/import/copy-rows.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { firstId, subscriberAt, type Subscriber } from './subscriber.ts';
import { tablesOf, type Table } from './subscriber-rows.ts';

export type GenerateTask = { wanted: number; seed: number; now: Date };
export type GenerateResult = { subscribers: number; rows: number };

const batchSize = 10_000;
const lockKey = 7_261_002;

export async function loadSubscribers(
  connection: pg.ClientConfig,
  { wanted, seed, now }: GenerateTask,
  onProgress: (soFar: GenerateResult, from: number) => void = () => undefined,
): Promise<GenerateResult> {
  return withClient(connection, async (client) => {
    // Two parallel runs would assign the same ids.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await trustTheRows(client);
    const first = await countLoaded(client);
    const tables = tablesOf({ passwordHash: await hashPassword(demoPassword), now: now.toISOString() });
    const soFar: GenerateResult = { subscribers: first, rows: 0 };
    while (soFar.subscribers < wanted) {
      const size = Math.min(batchSize, wanted - soFar.subscribers);
      const begin = soFar.subscribers;
      const batch = Array.from({ length: size }, (_, i) => subscriberAt(begin + i, seed, sofiaDay(now)));
      soFar.rows += await loadBatch(client, tables, batch);
      soFar.subscribers += size;
      onProgress(soFar, first);
    }
    // Like a database in use: planner statistics exist, and the first read writes no hint bits.
    if (soFar.rows > 0) await client.query(`vacuum analyze ${tables.map((table) => table.name).join(', ')}`);
    return soFar;
  });
}

/** The generated rows are consistent; checking each again would double the time. */
async function trustTheRows(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica').catch((error: unknown) => {
    // Only a superuser may skip the checks; others run with them.
    if ((error as { code?: string }).code !== '42501') throw error;
  });
}

async function countLoaded(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ last: string | number | null }>(
    'select max(customer_id) as last from customer where customer_id >= $1',
    [firstId],
  );
  const last = rows[0]?.last ?? null;
  return last === null ? 0 : Number(last) - firstId + 1;
}

async function loadBatch(client: pg.Client, tables: readonly Table[], batch: readonly Subscriber[]): Promise<number> {
  await client.query('begin');
  let rows = 0;
  for (const table of tables) {
    rows += await copyRows(client, { table: table.name, columns: table.columns }, chunksOf(table, batch));
  }
  await client.query('commit');
  return rows;
}

function* chunksOf(table: Table, batch: readonly Subscriber[]): Generator<string> {
  for (let begin = 0; begin < batch.length; begin += 500) {
    yield batch
      .slice(begin, begin + 500)
      .flatMap((one) => table.rows(one).map(lineOf))
      .join('');
  }
}
