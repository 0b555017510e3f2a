// Adds generated subscribers up to a given number, batch by batch. The first load is one transaction; later ones commit
// each batch, so that an interrupted run continues where it stopped.

import type pg from 'pg';
import { demoPassword } from '#database/demo/people.ts';
import { sofiaDay } from '#platform/clock.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { copyRows } from '#platform/server/import/copy-rows.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { BatchTask } from './batch-task.ts';
import { inFirstLoad } from './first-load.ts';
import { readBatches } from './read-batches.ts';
import { firstId } from './subscriber.ts';
import { tablesOf } from './subscriber-rows.ts';

export type GenerateTask = { wanted: number; seed: number; now: Date };
export type GenerateResult = { subscribers: number; rows: number };

const lockKey = 7_261_002;

type Load = {
  client: pg.Client;
  task: BatchTask;
  /** The whole load is one transaction. */
  isFirstLoad: boolean;
  onProgress: (soFar: GenerateResult, from: number) => void;
};

export async function loadSubscribers(
  connection: pg.ClientConfig,
  { wanted, seed, now }: GenerateTask,
  onProgress: Load['onProgress'] = () => undefined,
): Promise<GenerateResult> {
  return withClient(connection, async (client) => {
    // Two parallel runs would assign the same ids.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await trustTheRows(client);
    const first = await countLoaded(client);
    const shared = { passwordHash: await hashPassword(demoPassword), now: now.toISOString() };
    const tables = tablesOf(shared).map(({ name }) => name);
    const isFirstLoad = first === 0;
    const load = { client, task: { first, wanted, seed, today: sofiaDay(now), shared }, isFirstLoad, onProgress };
    const loaded = await (isFirstLoad ? inFirstLoad(client, tables, () => loadMissing(load)) : loadMissing(load));
    // Like a database in use: planner statistics exist, and the first read writes no hint bits.
    if (loaded.rows > 0) await client.query(`vacuum analyze ${tables.join(', ')}`);
    return loaded;
  });
}

async function loadMissing({ client, isFirstLoad, task, onProgress }: Load): Promise<GenerateResult> {
  const { first } = task;
  const soFar: GenerateResult = { subscribers: first, rows: 0 };
  if (first >= task.wanted) return soFar;
  for await (const batch of readBatches(task)) {
    if (!isFirstLoad) await client.query('begin');
    for (const { chunks, ...target } of batch.lines) {
      soFar.rows += await copyRows(client, { ...target, isFrozen: isFirstLoad }, chunks);
    }
    if (!isFirstLoad) await client.query('commit');
    soFar.subscribers += batch.subscribers;
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
