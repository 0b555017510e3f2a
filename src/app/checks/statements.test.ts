// Every call of customers on one database, with all its statements: each finds its rows by the key of an index, and
// touches one customer.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { loadAddresses } from '#database/addresses/load-addresses.ts';
import { nameChangedRows, noteChangedRows, readChangedRows, type ChangedRow } from '#testing/changed-rows.ts';
import { sendCustomerCalls } from '#testing/customer-calls.ts';
import { customersRead } from '#testing/customers-read.ts';
import { readOwnedTables, sharedTables, type OwnedTable } from '#testing/distributed-tables.ts';
import { growForPlans } from '#testing/grow-database.ts';
import { isExplainable } from '#testing/plan-nodes.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { recordStatements, type RecordedStatement } from '#testing/recorded-statements.ts';
import { tablesReadWhole, type Indexes } from '#testing/tables-read-whole.ts';

/** Found by something else than their customer or account, each with the reason. */
const otherOwnerColumns: Record<string, { columns: string[]; reason: string }> = {
  account: { columns: ['email'], reason: 'a sign-in or registration has only the e-mail' },
  account_pid: { columns: ['customer_id'], reason: 'the accounts of a customer get its messages' },
  account_service: { columns: ['customer_id', 'service_id'], reason: 'the accounts of a number get its messages' },
  email_change: { columns: ['new_email'], reason: 'the link in the mail has only the address' },
  streaming_account: {
    columns: ['account_reference'],
    reason: 'the embedded streaming service has only its reference',
  },
  // The history and the settings of an account list what it did for all its customers.
  automatic_top_up: { columns: ['account_id'], reason: 'what a card of an account tops up' },
  bill_card_payment: { columns: ['account_id'], reason: 'the payments of an account' },
  donation: { columns: ['account_id'], reason: 'the last donation of an account' },
  recurrent_payment: { columns: ['account_id'], reason: 'what a card of an account pays' },
  roaming_trip: { columns: ['account_id'], reason: 'the data export of an account' },
  signing_request: { columns: ['account_id'], reason: 'the data export of an account' },
  top_up: { columns: ['account_id'], reason: 'the top-ups of an account' },
};

/** These calls read and change a number of somebody else. */
const forOthers: Record<string, string> = {
  startTopUp: 'anybody may top up a prepaid number',
  redeemVoucher: 'anybody may top up a prepaid number',
};

/** Tables that grow and are read whole, with the reason. */
const readByTime: Record<string, string> = {
  scheduled_job: 'the tests take all due jobs; the queue of the portal is not part of a call',
};

let portal: TestPortal;
let client: Client;
let statements: RecordedStatement[];
let changedRows: ChangedRow[];
let owned: Map<string, OwnedTable['key']>;
let indexes: Indexes;
let caller: string;

beforeAll(async () => {
  const recorder = recordStatements();
  portal = await openPortal();
  client = new Client(portal.connection);
  await client.connect();
  await loadAddresses(portal.connection);
  const tables = await readOwnedTables(client);
  owned = new Map(tables.map(({ table, key }) => [table, key]));
  await noteChangedRows(client, tables);
  let before: string | null = null;
  await sendCustomerCalls(portal, async (call) => {
    recorder.of(null);
    await nameChangedRows(portal.platform.pool, before);
    recorder.of(call);
    before = call;
  });
  recorder.stop();
  statements = distinct(recorder.statements.filter(isExplainable));
  changedRows = await readChangedRows(portal.platform.pool);
  caller = await customerOfPid('8307099971');
  indexes = await growForPlans(client);
});
afterAll(async () => {
  await client.end();
  await portal.close();
});

/** The same text plans alike; calls may send it about different customers. */
function distinct(recorded: readonly RecordedStatement[]): RecordedStatement[] {
  return [...new Map(recorded.map((each) => [`${each.call} ${each.text}`, each])).values()];
}

async function customerOfPid(pid: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select customer_id::text as id from customer_pid where pid = $1',
    [pid],
  );
  return rows[0]!.id;
}

const shortly = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 300);

describe('the statements of customers', () => {
  it('are recorded for calls that read, calls that change, and their jobs', () => {
    const calls = new Set(statements.map(({ call }) => call));
    for (const call of [
      'homeOverview',
      'signIn',
      'refreshTokens',
      'readBill',
      'activateExtras',
      'payBills',
      'payAtBank',
      'saveCard',
      'jobs',
    ])
      expect(calls).toContain(call);
    expect(new Set(statements.map(({ text }) => text)).size).toBeGreaterThan(400);
    expect(new Set(changedRows.map(({ table }) => table)).size).toBeGreaterThan(50);
  });
});

describe('a statement of customers', () => {
  const wholeTables = async (statement: RecordedStatement) =>
    (await tablesReadWhole(client, indexes, statement)).filter(
      (table) => !sharedTables.includes(table) && !(table in readByTime),
    );

  it('finds its rows by the key of an index in every table that grows', async () => {
    const found = [];
    for (const statement of new Map(statements.map((each) => [each.text, each])).values()) {
      const tables = await wholeTables(statement);
      if (tables.length > 0) found.push({ tables, call: statement.call, text: shortly(statement.text) });
    }
    expect(found).toEqual([]);
  });

  it.each([
    ['account_by_email', 'account'],
    ['top_up_by_account', 'top_up'],
  ])('is detected when its index %s is missing', async (index, table) => {
    const using = statements.filter(({ text }) => new RegExp(`\\b${table}\\b`).test(text));
    await client.query(`alter index ${index} rename to missing_index; update pg_index set indisvalid = false
      where indexrelid = 'missing_index'::regclass`);
    const found = [];
    for (const statement of using) found.push(...(await wholeTables(statement)));
    await client.query(`update pg_index set indisvalid = true where indexrelid = 'missing_index'::regclass;
      alter index missing_index rename to ${index}`);
    expect(found).toContain(table);
  });
});

describe('one customer', () => {
  const ownerColumns = (table: string) => {
    const key = owned.get(table);
    return key === undefined ? [] : [key, ...(otherOwnerColumns[table]?.columns ?? [])];
  };

  it('is all that a statement of a call reads', async () => {
    const found = [];
    for (const statement of statements) {
      const { unlimited, customers } = await customersRead(client, ownerColumns, statement);
      const isOfOthers = customers.some((value) => value !== `'${caller}'::bigint`) && !(statement.call in forOthers);
      if (unlimited.length > 0 || customers.length > 1 || (isOfOthers && statement.call !== 'jobs'))
        found.push({ call: statement.call, unlimited, customers, text: shortly(statement.text) });
    }
    expect(found).toEqual([]);
  });

  const ofSeveral = (rows: readonly ChangedRow[]) => {
    const byTransaction = Map.groupBy(rows, ({ transaction, key }) => `${transaction} ${key}`);
    return [...byTransaction.values()].filter((each) => new Set(each.map(({ owner }) => owner)).size > 1);
  };

  it('and one account are all that a transaction changes', () => {
    expect(ofSeveral(changedRows)).toEqual([]);
  });

  it('is exceeded by a transaction that changes two', async () => {
    const { pool } = portal.platform;
    await pool.query('update service_credit set used_cents = used_cents where customer_id in (1, 3)');
    expect(ofSeveral(await readChangedRows(pool))).toHaveLength(1);
  });

  it('is the caller, except where a call is for others', () => {
    const ofOthers = changedRows.filter(({ key, owner }) => key === 'customer_id' && owner !== caller);
    const calls = new Set(ofOthers.map(({ call }) => call).filter((call) => call !== 'jobs'));
    expect([...calls].toSorted()).toEqual(Object.keys(forOthers).toSorted());
  });

  it.each([
    ['a missing condition', 'select from service_extra where service_id = $1', ['359888100101']],
    ['a join without the customer', 'select from bill join bill_line using (bill_id) where bill.customer_id = $1', [1]],
    ['several customers', 'select from service where customer_id = any($1::bigint[])', [[1, 2]]],
  ])('is missed by %s', async (_name, text, values) => {
    const { unlimited, customers } = await customersRead(client, ownerColumns, { call: '', text, values });
    expect([...unlimited, ...customers.filter((value) => value !== `'${caller}'::bigint`)]).not.toEqual([]);
  });
});
