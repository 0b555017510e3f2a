// Adds generated subscribers up to a given number, batch by batch. The first load is one transaction; later ones commit
// each batch, so that an interrupted run continues where it stopped.

import type pg from 'pg';
import { demoPassword } from '#database/demo/people.ts';
import { sofiaDay } from '#platform/clock.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { copyRows, lineOf } from '#platform/server/import/copy-rows.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { inFirstLoad } from './first-load.ts';
import type { Table } from './generated-table.ts';
import { firstId, subscriberAt, type Subscriber } from './subscriber.ts';
import { tablesOf } from './subscriber-rows.ts';

export type GenerateTask = { wanted: number; seed: number; now: Date };
export type GenerateResult = { subscribers: number; rows: number };

const batchSize = 10_000;
const lockKey = 7_261_002;

type Load = {
  client: pg.Client;
  tables: readonly Table[];
  first: number;
  /** The whole load is one transaction. */
  isFirstLoad: boolean;
  onProgress: (soFar: GenerateResult, from: number) => void;
};

export async function loadSubscribers(
  connection: pg.ClientConfig,
  task: GenerateTask,
  onProgress: Load['onProgress'] = () => undefined,
): Promise<GenerateResult> {
  return withClient(connection, async (client) => {
    // Two parallel runs would assign the same ids.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await trustTheRows(client);
    const first = await countLoaded(client);
    const tables = tablesOf({ passwordHash: await hashPassword(demoPassword), now: task.now.toISOString() });
    const names = tables.map(({ name }) => name);
    const load = { client, tables, first, isFirstLoad: first === 0, onProgress };
    const loaded = await (first === 0
      ? inFirstLoad(client, names, () => loadMissing(load, task))
      : loadMissing(load, task));
    // Like a database in use: planner statistics exist, and the first read writes no hint bits.
    if (loaded.rows > 0) await client.query(`vacuum analyze ${names.join(', ')}`);
    return loaded;
  });
}

async function loadMissing(load: Load, { wanted, seed, now }: GenerateTask): Promise<GenerateResult> {
  const { first, onProgress } = load;
  const soFar: GenerateResult = { subscribers: first, rows: 0 };
  while (soFar.subscribers < wanted) {
    const size = Math.min(batchSize, wanted - soFar.subscribers);
    const begin = soFar.subscribers;
    const batch = Array.from({ length: size }, (_, i) => subscriberAt(begin + i, seed, sofiaDay(now)));
    soFar.rows += await loadBatch(load, batch);
    soFar.subscribers += size;
    onProgress(soFar, first);
  }
  return soFar;
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

async function loadBatch({ client, tables, isFirstLoad }: Load, batch: readonly Subscriber[]): Promise<number> {
  if (!isFirstLoad) await client.query('begin');
  let rows = 0;
  for (const { name: table, columns, rows: rowsOf } of tables) {
    const target = { table, columns, isFrozen: isFirstLoad };
    rows += await copyRows(client, target, chunksOf(rowsOf, batch));
  }
  if (!isFirstLoad) await client.query('commit');
  return rows;
}

function* chunksOf(rowsOf: Table['rows'], batch: readonly Subscriber[]): Generator<string> {
  for (let begin = 0; begin < batch.length; begin += 500) {
    yield batch
      .slice(begin, begin + 500)
      .flatMap((one) => rowsOf(one).map(lineOf))
      .join('');
  }
}
