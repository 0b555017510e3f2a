import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { inTransaction } from '../database/database.ts';
import { findOwnerChoice } from './choice-store.ts';
import { languageOfOwner } from './send-notice.ts';

const number = '359888100101';
let portal: TestPortal;
let first: number;
let second: number;
let customerId: number;
beforeAll(async () => {
  portal = await openPortal();
  const { rows } = await portal.platform.pool.query<{ first: number; second: number; customer_id: number }>(
    `insert into account_service (account_id, service_id, customer_id, is_owner)
     select (select max(account_id) from account), service_id, customer_id, true
     from account_service where service_id = $1 and is_owner
     returning account_id as second, customer_id,
       (select min(account_id) from account_service where service_id = $1 and is_owner) as first`,
    [number],
  );
  ({ first, second, customer_id: customerId } = rows[0]!);
  await portal.platform.pool.query(`update account set language = 'en' where account_id = $1`, [second]);
});
afterAll(() => portal.close());

const ownerOf = () =>
  inTransaction(portal.platform.db, async (tx) => ({
    accountId: (await findOwnerChoice(tx, number, { kind: 'usage', channel: 'sms' }))?.accountId,
    language: await languageOfOwner(tx, { customerId, serviceId: number }),
  }));

it('a closed account decides nothing about a number that another account owns [PK-007]', async () => {
  expect(first).toBeLessThan(second);
  expect(await ownerOf()).toEqual({ accountId: first, language: 'bg' });
  await portal.platform.pool.query('update account set deactivated_at = now() where account_id = $1', [first]);
  expect(await ownerOf()).toEqual({ accountId: second, language: 'en' });
});

it('an account that only uses a number decides nothing about it [PK-007]', async () => {
  await portal.platform.pool.query(
    'update account_service set is_owner = false where account_id = $1 and service_id = $2',
    [second, number],
  );
  expect(await ownerOf()).toEqual({ accountId: undefined, language: 'bg' });
});

it('the owner of a number is found by an index [PK-007]', async () => {
  const client = await portal.platform.pool.connect();
  await client.query('begin; set local enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select account_id from account_service where service_id = '${number}' and is_owner`,
  );
  await client.query('rollback');
  client.release();
  expect(rows.map((row) => row['QUERY PLAN']).join()).toMatch(/account_service_by_number.*Index Cond: \(service_id =/);
});
