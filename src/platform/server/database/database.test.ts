import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { openDatabase } from './database.ts';
import { noLimits, requestLimits } from './limits.ts';

let fresh: OpenFreshDatabase;

beforeAll(async () => {
  fresh = await openFreshDatabase(1);
});
afterAll(() => fresh.remove());

it.each([
  ['on disk', noLimits, 'on'],
  ['soon on disk', noLimits, 'off'],
  ['soon on disk', requestLimits, 'off'],
] as const)('commits with the configured durability: %s', async (commits, limits, synchronousCommit) => {
  const durable = { ...fresh.connection, options: '-c synchronous_commit=on', max: 1 };
  const { pool, close } = openDatabase(durable, () => {}, limits, commits);
  try {
    const { rows } = await pool.query('show synchronous_commit');
    expect(rows).toEqual([{ synchronous_commit: synchronousCommit }]);
  } finally {
    await close();
  }
});
