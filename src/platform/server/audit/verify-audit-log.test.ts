import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEntryOf } from '#testing/audit-entries.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase();
  for (const customerId of [1, 1, 2, 3, 3, 3]) await recordEntryOf(database.db, customerId);
});
afterAll(() => database.remove());

it('verifies the audit log of all customers, or of the given ones', async () => {
  expect(await verifyAuditLog(database.db, [])).toEqual({ chains: 3, rows: 6, broken: [] });
  expect(await verifyAuditLog(database.db, [2])).toEqual({ chains: 1, rows: 1, broken: [] });
});

it('reports every broken chain and its place, also one without rows', async () => {
  await database.pool.query(`alter table audit disable trigger user`);
  await database.pool.query(`update audit set action = 'x' where customer_id = 3 and sequence = 2`);
  await database.pool.query('delete from audit where customer_id = 2');
  const broken = [
    { customerId: 2, brokenAt: 1 },
    { customerId: 3, brokenAt: 2 },
  ];
  expect(await verifyAuditLog(database.db, [])).toEqual({ chains: 3, rows: 2, broken });
});
