// The search of the operator desk over all customers: it finds its rows by the key of an index, however many there are.

import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk } from '#testing/desk.ts';
import { sharedTables } from '#testing/distributed-tables.ts';
import { growDatabase } from '#testing/grow-database.ts';
import { scaledMs } from '#testing/machine-factor.ts';
import { isExplainable } from '#testing/plan-nodes.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { recordStatements, type RecordedStatement } from '#testing/recorded-statements.ts';
import { readIndexes, tablesReadWhole, type Indexes } from '#testing/tables-read-whole.ts';

/** Tables that a search reads whole, with the reason. */
const readWhole: Record<string, string> = {
  contract: 'its key begins with the customer; a search by contract has only the number',
};

const maria = { pid: '8307099971', number: '0888100101', email: 'maria@demo.abonat.bg', contract: 'M1000101' };

let portal: TestPortal;
let client: Client;
let indexes: Indexes;
let statements: RecordedStatement[];
let found: unknown[];

beforeAll(async () => {
  portal = await openPortal();
  const { browser } = await openDesk(portal, 'support');
  const recorder = recordStatements();
  recorder.of('findCustomers');
  found = [];
  for (const search of Object.values(maria)) {
    const { body } = await browser.call('POST', '/operator/customers/find', { body: { search } });
    found.push(body);
  }
  recorder.stop();
  statements = [...new Map(recorder.statements.map((each) => [each.text, each])).values()].filter(isExplainable);
  client = new Client(portal.connection);
  await client.connect();
  const { rows } = await client.query<{ table: string }>(
    `select relname as table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  await growDatabase(
    client,
    rows.map(({ table }) => table).filter((table) => !sharedTables.includes(table)),
  );
  indexes = await readIndexes(client);
  await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
}, scaledMs(120_000));
afterAll(async () => {
  await client.end();
  await portal.close();
});

it('a search by pid, number, e-mail and contract finds the customer', () => {
  expect(found).toHaveLength(4);
  for (const each of found) expect(each).toMatchObject([{ pid_end: maria.pid.slice(-3) }]);
});

it('a search reads no table of customers whole, except those with a reason', async () => {
  const whole = new Set<string>();
  for (const statement of statements) {
    const tables = await tablesReadWhole(client, indexes, statement);
    for (const table of tables) if (!sharedTables.includes(table)) whole.add(table);
  }
  expect([...whole]).toEqual(Object.keys(readWhole));
});
