// Erasure over all tables of the database. One row of two customers is in every table; constraints are dropped, so that the
// rows need no meaning.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseCustomer } from '#areas/profile/erasure/server/erase-customer.ts';
import { keptTables } from '#areas/profile/erasure/server/evidence-tables.ts';
import { verifyAuditLog } from '#platform/server/audit/verify-audit-log.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';

const erased = { customer: 9_000_001, account: 9_000_011 };
const other = { customer: 9_000_002, account: 9_000_012 };

/** Tables with an account_id in which rows of an erased account stay, each with the reason. */
const keptByAccount: Readonly<Record<string, string>> = {
  account: 'an empty row, because the audit log refers to its id',
  audit: 'the audit log with its hash chain',
  account_pid: 'rows of another customer: an account with one is not erased',
  donation: 'rows of another customer, whose number gave the donation',
  document_signing: 'rows of another customer, whose document was signed',
  router_request: 'rows of another customer, whose router was changed',
  protection_allowance: 'rows of another customer, whose site closes again',
  router_timer: 'rows of another customer, whose guest network or pause ends',
  purchase: 'rows of another customer, for whom it was ordered',
  withdrawal: 'rows of another customer, for whom it was submitted',
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
  await dropConstraints();
  for (const { customer, account } of [erased, other]) {
    for (const table of await tablesWith('customer_id')) await insertRow(table, { customer_id: customer });
    for (const table of await tablesWith('account_id')) await insertRow(table, { account_id: account });
    await query(`update customer set pid = $1::text where customer_id = $1::bigint`, [customer]);
    await query(`update customer_pid set pid = $1::text where customer_id = $1::bigint`, [customer]);
    await query(`update account set email = $1::text where account_id = $1::bigint`, [account]);
    await query('delete from account_pid where account_id = $1 or customer_id = $2', [account, customer]);
    await query('insert into account_pid values ($1, $2)', [account, customer]);
    // Synthetic rows are no hash chain.
    await query('truncate audit');
    await query('delete from audit_head where customer_id = $1', [customer]);
    await query('delete from customer_erasure where customer_id = $1', [customer]);
    for (const name of ['individual', 'customerBill', 'payment']) {
      await query(`insert into operator_resource values ($1, $2, now(), '{}')`, [
        name,
        name === 'individual' ? String(customer) : `${customer}:M-1`,
      ]);
    }
  }
});
afterAll(() => portal.close());

it('an erased customer stays in no table without a stated reason, and another customer is untouched', async () => {
  const [byCustomer, byAccount] = [await tablesWith('customer_id'), await tablesWith('account_id')];
  const before = await rowsOfOthers([...byCustomer, ...byAccount]);
  const request = { pid: String(erased.customer), isPreview: false, pendingOrders: [] };
  expect(await eraseCustomer(portal.platform, request)).toMatchObject({ outcome: 'erased', erasedAccounts: 1 });
  expect(await rowsOfOthers([...byCustomer, ...byAccount])).toEqual(before);
  expect(await tablesNaming('customer_id', erased.customer, byCustomer)).toEqual([
    'audit',
    'audit_head',
    'bill',
    'bill_file',
    'bill_line',
    'bill_payment',
    'contract',
    'customer',
    'customer_erasure',
    'customer_pid',
  ]);
  expect(
    (await tablesNaming('account_id', erased.account, byAccount)).filter((table) => !(table in keptByAccount)),
  ).toEqual([]);
  expect((await verifyAuditLog(portal.platform.db, [erased.customer])).broken).toEqual([]);
});

it('the operator API forgets the bills and payments of an erased customer, not those of another', async () => {
  const found = await query<{ id: string }>(
    `select distinct split_part(resource_id, ':', 1) as id from operator_resource where resource_id like '900000%'`,
  );
  expect(found).toEqual([{ id: String(other.customer) }]);
});

it('every stated reason belongs to a table with a customer_id or an account_id', async () => {
  const byCustomer = await tablesWith('customer_id');
  const byAccount = await tablesWith('account_id');
  expect(Object.keys(keptTables).filter((table) => !byCustomer.includes(table))).toEqual([]);
  expect(Object.keys(keptByAccount).filter((table) => !byAccount.includes(table))).toEqual([]);
});

async function query<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await portal.platform.pool.query<Row>(statement, values)).rows;
}

async function dropConstraints(): Promise<void> {
  const found = await query<{ statement: string }>(
    `select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as statement
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u')
        and conrelid not in ('audit_head'::regclass, 'rate_limit'::regclass)`,
  );
  for (const { statement } of found) await query(statement);
}

async function tablesWith(column: string): Promise<string[]> {
  const found = await query<{ name: string }>(
    `select table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = $1 and table_type = 'BASE TABLE' order by 1`,
    [column],
  );
  return found.map(({ name }) => name);
}

const samples: Record<string, string> = {
  text: `'x'`,
  bigint: '1',
  integer: '1',
  boolean: 'false',
  date: `'2026-01-01'`,
  'timestamp with time zone': `'2026-01-01'`,
  jsonb: `'{}'`,
  bytea: `'\\x00'`,
  uuid: 'gen_random_uuid()',
  ARRAY: `'{}'`,
};

/** A row with a sample in each required column. */
async function insertRow(table: string, given: Record<string, number>): Promise<void> {
  const columns = await query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO'`,
    [table],
  );
  const values: Record<string, string> = Object.fromEntries(
    columns.map(({ name, type }) => [name, samples[type] ?? `'x'`]),
  );
  for (const [name, value] of Object.entries(given)) values[name] = String(value);
  await query(
    `insert into ${table} (${Object.keys(values).join()}) overriding system value values (${Object.values(values).join()})`,
  );
}

async function tablesNaming(column: string, id: number, tables: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    if ((await query(`select from ${table} where ${column} = $1 limit 1`, [id])).length > 0) found.push(table);
  }
  return found;
}

/** In these tables the rows of an erased account stay without the account. */
const unlinked = new Set(['recurrent_payment', 'sign_in_attempt']);

/** A digest of each table without the rows of the erased customer and account. */
async function rowsOfOthers(tables: readonly string[]): Promise<Record<string, unknown>> {
  const digests: Record<string, unknown> = {};
  for (const table of tables) {
    digests[table] = await query(
      `select count(*), md5(string_agg(each::text, ' ' order by each::text)) from ${table} each
        where ${unlinked.has(table) ? 'account_id is not null and' : ''}
          coalesce(to_jsonb(each) ->> 'customer_id', '') <> $1 and coalesce(to_jsonb(each) ->> 'account_id', '') <> $2`,
      [String(erased.customer), String(erased.account)],
    );
  }
  return digests;
}
