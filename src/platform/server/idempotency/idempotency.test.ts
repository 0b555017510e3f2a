import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refuse } from '#platform/errors.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import type { Tx } from '../database/database.ts';
import { findStoredAnswer, runOnce, type IdempotentRequest } from './idempotency.ts';

const now = new Date('2026-03-02T10:00:00Z');
const once: IdempotentRequest = { owner: '7', key: 'key-0001', requestHash: Buffer.alloc(32, 1) };

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase();
  await database.pool.query('create table effect (n integer generated always as identity)');
});
afterAll(() => database.remove());
beforeEach(() => database.pool.query('truncate idempotency, effect restart identity'));

async function makeEffect(tx: Tx) {
  const { insertId } = await tx
    .insertInto('effect' as never)
    .defaultValues()
    .returning('n as insertId' as never)
    .executeTakeFirstOrThrow();
  return { status: 200, body: { made: insertId, list: [1, 'две'] } };
}

async function effects(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*) from effect');
  return rows[0]!.count;
}

it('returns the same answer for the same key and runs the change once', async () => {
  const first = await runOnce(database.db, now, once, makeEffect);
  expect(first).toEqual({ status: 200, body: { made: 1, list: [1, 'две'] } });
  expect(await runOnce(database.db, now, once, makeEffect)).toEqual(first);
  expect(await findStoredAnswer(database.db, once)).toEqual(first);
  expect(await effects()).toBe(1);
});

it('stores an empty answer', async () => {
  await runOnce(database.db, now, once, () => Promise.resolve({ status: 204 }));
  expect(await findStoredAnswer(database.db, once)).toEqual({ status: 204 });
});

it('finds nothing for a new key', async () => {
  expect(await findStoredAnswer(database.db, once)).toBeNull();
});

it('refuses the same key with another request', async () => {
  await runOnce(database.db, now, once, makeEffect);
  const other = { ...once, requestHash: Buffer.alloc(32, 2) };
  expect(await runOnce(database.db, now, other, makeEffect)).toEqual({ refused: 'EC_Idempotency_Key_Reused' });
  expect(await findStoredAnswer(database.db, other)).toEqual({ refused: 'EC_Idempotency_Key_Reused' });
  expect(await effects()).toBe(1);
});

it('keeps the keys of two owners separate', async () => {
  await runOnce(database.db, now, once, makeEffect);
  await runOnce(database.db, now, { ...once, owner: '8' }, makeEffect);
  expect(await effects()).toBe(2);
});

it('rolls back a refused change and lets a retry with the same key succeed', async () => {
  const refused = await runOnce(database.db, now, once, async (tx) => {
    await makeEffect(tx);
    return refuse('EC_Limit_Exceeded', { Left: 5 });
  });
  expect(refused).toEqual({ refused: 'EC_Limit_Exceeded', properties: { Left: 5 } });
  expect(await effects()).toBe(0);
  expect(await runOnce(database.db, now, once, makeEffect)).toMatchObject({ status: 200 });
});

it('rolls back a failed change and lets a retry with the same key succeed', async () => {
  const failing = runOnce(database.db, now, once, async (tx) => {
    await makeEffect(tx);
    throw new Error('the partner hung up');
  });
  await expect(failing).rejects.toThrow('the partner hung up');
  expect(await effects()).toBe(0);
  expect(await runOnce(database.db, now, once, makeEffect)).toMatchObject({ status: 200 });
});

it('rolls back a refused change without a key', async () => {
  await runOnce(database.db, now, null, async (tx) => {
    await makeEffect(tx);
    return refuse('EC_Limit_Exceeded');
  });
  expect(await effects()).toBe(0);
});

it('runs one change for a hundred parallel calls with the same key and returns the same answer to all', async () => {
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => runOnce(database.db, now, once, makeEffect)));
  expect(await effects()).toBe(1);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toHaveLength(1);
});

it('holds no connections while calls wait for a running one', async () => {
  const started = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<void>();
  const slow = runOnce(database.db, now, once, async (tx) => {
    started.resolve();
    await allowed.promise;
    return makeEffect(tx);
  });
  await started.promise;
  const waiting = Array.from({ length: 50 }, () => runOnce(database.db, now, once, makeEffect));
  const another = await runOnce(database.db, now, { ...once, key: 'key-0002' }, makeEffect);
  expect(another).toMatchObject({ status: 200 });
  allowed.resolve();
  const answers = await Promise.all([slow, ...waiting]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
  expect(await effects()).toBe(2);
});
