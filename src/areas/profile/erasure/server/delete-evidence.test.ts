import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { deleteExpiredEvidence } from './delete-evidence.ts';
import { eraseCustomer } from './erase-customer.ts';
import { evidenceTables, keptTables } from './evidence-tables.ts';

const pid = '8307099971';
const years = (count: number) => count * 366 * 86_400_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ EVIDENCE_YEARS: '3' });
});
afterAll(() => portal.close());

it('evidence of an erased customer stays for the set years and is then deleted with its audit log', async () => {
  const { platform } = portal;
  const report = await eraseCustomer(platform, { pid, isPreview: false, pendingOrders: [] });
  if (report.outcome !== 'erased') throw new Error(report.outcome);
  const now = platform.clock.now().getTime();
  await deleteExpiredEvidence(platform.db, new Date(now + years(2)));
  expect(await tablesWithRows(report.customerId)).toEqual(
    expect.arrayContaining(['audit', 'bill', 'bill_line', 'bill_payment', 'contract', 'customer']),
  );
  await deleteExpiredEvidence(platform.db, new Date(now + years(3)));
  expect(await tablesWithRows(report.customerId)).toEqual(['customer_erasure']);
});

it('the audit log of other customers still refuses deletion', async () => {
  const { pool } = portal.platform;
  await pool.query(`insert into audit (customer_id, sequence, happened_at, action, subject, facts, previous_hash, hash)
    values (2, 1000, now(), 'profile.close', '', '{}', '', '')`);
  await expect(pool.query('delete from audit where customer_id = 2')).rejects.toThrow('never changed or removed');
});

it('all kept rows except the proof of the erasure have an end', () => {
  expect([...evidenceTables, 'customer_erasure'].toSorted()).toEqual(Object.keys(keptTables).toSorted());
});

async function tablesWithRows(customerId: number): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(keptTables)) {
    const { rowCount } = await portal.platform.pool.query(`select from ${table} where customer_id = $1`, [customerId]);
    if (rowCount) found.push(table);
  }
  return found;
}
