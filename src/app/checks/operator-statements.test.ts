// What operators do about one customer among all: the search of the desk and an erasure find their rows by the key of an
// index, however many customers there are.

import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseCustomer } from '#areas/profile/erasure/server/erase-customer.ts';
import { openDesk } from '#testing/desk.ts';
import { sharedTables } from '#testing/distributed-tables.ts';
import { growForPlans } from '#testing/grow-database.ts';
import { isExplainable } from '#testing/plan-nodes.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { recordStatements, type RecordedStatement } from '#testing/recorded-statements.ts';
import { tablesReadWhole, type Indexes } from '#testing/tables-read-whole.ts';

/** Rows that stay for days or weeks only: an erasure may read them all. */
const keptBriefly = new Set([
  'card_change_nonce',
  'code_request',
  'code_send',
  'number_claim',
  'number_proof',
  'operator_event',
  'outbox',
  'provisioning_order',
  'rate_limit',
  'recognised_line',
  'registration_workflow',
  'scheduled_job',
  'sign_in_attempt',
  'sign_in_failure',
  'single_use_link',
]);

const maria = { pid: '8307099971', number: '0888100101', email: 'maria@demo.abonat.bg', contract: 'M1000101' };

let portal: TestPortal;
let client: Client;
let indexes: Indexes;
let statements: RecordedStatement[];
const found: unknown[] = [];

beforeAll(async () => {
  portal = await openPortal();
  const { browser } = await openDesk(portal, 'support');
  const recorder = recordStatements();
  recorder.of('search');
  for (const search of Object.values(maria)) {
    const { body } = await browser.call('POST', '/operator/customers/find', { body: { search } });
    found.push(body);
  }
  recorder.of('erasure');
  await eraseCustomer(portal.platform, { pid: maria.pid, isPreview: true, pendingOrders: [] });
  recorder.of(null);
  recorder.stop();
  statements = recorder.statements.filter(isExplainable);
  client = new Client(portal.connection);
  await client.connect();
  indexes = await growForPlans(client);
});
afterAll(async () => {
  await client.end();
  await portal.close();
});

it('a search by pid, number, e-mail and contract finds the customer', () => {
  expect(found).toHaveLength(4);
  for (const each of found) expect(each).toMatchObject([{ pid_end: maria.pid.slice(-3) }]);
});

it.each(['search', 'erasure'])(
  'the statements of the %s read no table whole that grows with the customers',
  async (of) => {
    const whole = new Set<string>();
    for (const statement of statements.filter(({ call }) => call === of)) {
      const tables = await tablesReadWhole(client, indexes, statement);
      for (const table of tables) if (!sharedTables.includes(table) && !table.startsWith('pg_')) whole.add(table);
    }
    expect([...whole].filter((table) => !keptBriefly.has(table)).toSorted()).toEqual([]);
  },
);
