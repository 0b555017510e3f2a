import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEntryOf } from '#testing/audit-entries.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';

let database: OpenFreshDatabase;
beforeAll(async () => {
  database = await openFreshDatabase();
  for (const customerId of [1, 2]) await recordEntryOf(database.db, customerId);
});
afterAll(() => database.remove());

const urlOf = ({ connectionString, host, user, database: name }: ClientConfig) =>
  connectionString ?? `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host ?? '')}`;

async function verify(customers: string[], settings: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const file = join(import.meta.dirname, 'run-verify.ts');
  const env = { PATH, NODE_COMPILE_CACHE, APP_MODE: 'demo', ...settings };
  const child = spawn(process.execPath, [file, ...customers], { env });
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise<number>((resolve) => void child.once('close', resolve)),
  ]);
  return `${code}: ${said.trim()}`;
}

it('the command reports broken chains and fails, for all or the given customers', async () => {
  const url = { DATABASE_URL: urlOf(database.connection) };
  expect(await verify([], url)).toBe('0: 2 rows of 2 customers read, 0 chains broken.');
  await database.pool.query('alter table audit disable trigger user');
  await database.pool.query(`update audit set action = 'x' where customer_id = 2`);
  expect(await verify(['1'], url)).toBe('0: 1 rows of 1 customers read, 0 chains broken.');
  expect(await verify([], url)).toBe(
    '1: customer 2: the chain is broken at row 1\n1 rows of 2 customers read, 1 chains broken.',
  );
});

const missingFolder = join(tmpdir(), `abonat-${randomUUID()}`);

it.each([
  [['1', 'maria'], 'Customer ids must be numbers.'],
  [[], `There is no database in ${missingFolder}.`],
])('the command for %j without a database says: %s', async (customers, message) => {
  expect(await verify(customers, { DATA_DIR: missingFolder })).toBe(`1: ${message}`);
});
