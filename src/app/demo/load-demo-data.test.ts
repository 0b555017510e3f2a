import { afterAll, beforeEach, expect, it } from 'vitest';
import { importedResources } from '../server/imported-resources.ts';
import { loadIntoDatabase } from '#platform/server/import/import-into-database.ts';
import { WrongMode } from '#platform/server/database/portal-mode.ts';
import { daysFrom } from '#platform/server/import/relative-days.ts';
import { dump } from '#testing/import-folders.ts';
import { onlyVersion } from '#testing/key-versions.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { operatorFolder } from '#database/demo/operator-folder.ts';
import { loadDemoOnce, resetDemoData } from './load-demo-data.ts';

const now = new Date('2026-03-02T10:00:00Z');
const key = onlyVersion(new Uint8Array(32));
const hashKeys = { ids: onlyVersion('id'), code: key, storage: key };
const opened: OpenFreshDatabase[] = [];
let database: OpenFreshDatabase;

beforeEach(async () => {
  database = await openFreshDatabase();
  opened.push(database);
});
afterAll(async () => {
  for (const each of opened) await each.remove();
});

const addCustomer = () =>
  database.pool.query(
    `insert into customer (pid, name, account_type, created_at) values ('9001019999', 'Истински', 'Private', now())`,
  );
const countCustomers = async () => {
  const { rows } = await database.pool.query<{ count: number }>('select count(*) from customer');
  return rows[0]!.count;
};

it('the demo accounts are imported into an empty database, once', async () => {
  expect(await loadDemoOnce(database.db, now, hashKeys)).toBe(true);
  expect(await loadDemoOnce(database.db, now, hashKeys)).toBe(false);
});

it('importing the demo folder again as an operator changes nothing', async () => {
  await loadDemoOnce(database.db, now, hashKeys);
  const before = await dump(database.pool);
  const problems: unknown[] = [];
  const counts = await loadIntoDatabase(database.connection, {
    folder: operatorFolder,
    kinds: importedResources,
    mode: 'load',
    now,
    rewrite: daysFrom(now),
    onProblem: (problem) => problems.push(problem),
  });
  expect(problems).toEqual([]);
  expect(counts.filter((each) => each.new + each.changed + each.waiting > 0)).toEqual([]);
  expect(counts.length).toBe(importedResources.length);
  expect(await dump(database.pool)).toEqual(before);
});

it('the demo is never imported into a database with other customers', async () => {
  await addCustomer();
  await expect(loadDemoOnce(database.db, now, hashKeys)).rejects.toThrow(WrongMode);
  expect(await countCustomers()).toBe(1);
});

it('the demo is never imported into a database with its own catalogue', async () => {
  await database.pool.query(`insert into tariff values ('own', 'Свой', 'Own', 'MobilePhone', false, 0, 100)`);
  await expect(loadDemoOnce(database.db, now, hashKeys)).rejects.toThrow(WrongMode);
});

it('a database with demo customers imported by somebody else is not a demo', async () => {
  await loadIntoDatabase(database.connection, {
    folder: operatorFolder,
    kinds: importedResources,
    mode: 'load',
    now,
    rewrite: daysFrom(now),
    onProblem: () => undefined,
  });
  await expect(loadDemoOnce(database.db, now, hashKeys)).rejects.toThrow(WrongMode);
});

it('a reset deletes no customer outside the demo', async () => {
  await loadDemoOnce(database.db, now, hashKeys);
  await addCustomer();
  const before = await countCustomers();
  expect(await resetDemoData(database.db, now, hashKeys)).toBe(false);
  expect(await countCustomers()).toBe(before);
});
