import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { recordRun } from './record-run.ts';

let database: OpenFreshDatabase;
beforeAll(async () => {
  database = await openFreshDatabase();
});
beforeEach(() => database.pool.query('delete from import_run'));
afterAll(() => database.remove());

const good = { kind: 'customers', new: 1, changed: 20, same: 300, waiting: 4000, wrong: 0 };
const partlyWrong = { ...good, kind: 'services', wrong: 50_000 };
const runs = async () => (await database.pool.query('select result, lines, invalid_lines from import_run')).rows;

it.each([
  ['complete', [], 0, 0],
  ['complete', [good], 4321, 0],
  ['partial', [good, partlyWrong], 58_642, 50_000],
] as const)('an import is recorded as %s', async (result, counts, lines, invalid_lines) => {
  expect(await recordRun(database.connection, () => Promise.resolve([...counts]))).toEqual(counts);
  expect(await runs()).toEqual([{ result, lines, invalid_lines }]);
});

it('an import that fails is recorded, and its failure is thrown', async () => {
  const failure = new Error('no such folder');
  await expect(recordRun(database.connection, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await runs()).toEqual([{ result: 'failed', lines: 0, invalid_lines: 0 }]);
});
