import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';

let database: OpenFreshDatabase;
let folder: string;

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());
beforeEach(async () => {
  await database.pool.query('drop schema public cascade; create schema public');
  folder = await mkdtemp(join(tmpdir(), 'abonat-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const tables = async () =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from pg_tables where schemaname = 'public'`))
    .rows[0]!.n;
const recorded = async () =>
  (await database.pool.query<{ name: string }>('select name from migration order by name')).rows.map((row) => row.name);

it('applies every file in order, once', async () => {
  const names = (await readMigrations(folder)).map((migration) => migration.name);
  expect(names.length).toBeGreaterThan(4);
  expect(await migrate(database.connection, folder)).toEqual({ applied: names });
  expect(await migrate(database.connection, folder)).toEqual({ applied: [] });
  expect(await recorded()).toEqual(names);
});

it('runs in one of many processes that start together, and the others wait', async () => {
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => migrate(database.connection, folder)));
  const sizes = outcomes.map((outcome) => outcome.applied.length).toSorted((a, b) => b - a);
  expect(sizes).toEqual([(await readMigrations(folder)).length, 0, 0, 0, 0, 0]);
});

it('waits while another process holds the lock', async () => {
  const holder = new Client(database.connection);
  await holder.connect();
  await holder.query('select pg_advisory_lock(7261001)');
  const waiting = migrate(database.connection, folder);
  await expect
    .poll(
      async () =>
        (await database.pool.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount,
    )
    .toBe(1);
  expect(await tables()).toBe(0);
  await holder.end();
  expect((await waiting).applied).toHaveLength((await readMigrations(folder)).length);
});

it('refuses a file that was changed after it had been applied, and applies no later file', async () => {
  await migrate(database.connection, folder);
  await writeFile(join(folder, '0002-sessions.sql'), 'select 1;');
  await writeFile(join(folder, '9999-later.sql'), 'create table later (n integer);');
  await expect(migrate(database.connection, folder)).rejects.toThrow(
    'Migration 0002-sessions.sql was changed after it had been applied; add a new one instead.',
  );
  expect(await recorded()).not.toContain('9999-later.sql');
});

it('rolls back a failing migration, keeps those before it, and continues after the fix', async () => {
  await writeFile(join(folder, '9998-broken.sql'), 'create table half_done (n integer); select 1 / 0;');
  await expect(migrate(database.connection, folder)).rejects.toThrow(
    'Migration 9998-broken.sql failed: division by zero',
  );
  const before = await tables();
  expect(before).toBeGreaterThan(10);
  expect((await database.pool.query(`select to_regclass('half_done') as found`)).rows).toEqual([{ found: null }]);
  await writeFile(join(folder, '9998-broken.sql'), 'create table half_done (n integer);');
  expect(await migrate(database.connection, folder)).toEqual({ applied: ['9998-broken.sql'] });
  expect(await tables()).toBe(before + 1);
});

it('rolls back a migration that cannot be recorded', async () => {
  const refusesItself = `alter table migration add constraint unwanted check (name <> '9998-unwanted.sql');`;
  await writeFile(join(folder, '9998-unwanted.sql'), refusesItself);
  await expect(migrate(database.connection, folder)).rejects.toThrow(/Migration 9998-unwanted.sql failed: .*unwanted/);
  expect((await database.pool.query(`select from pg_constraint where conname = 'unwanted'`)).rowCount).toBe(0);
});
