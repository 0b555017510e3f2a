import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { upsertRecords } from '#platform/server/import/upsert-records.ts';
import { georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { balanceImports } from './import.ts';
import { handleSettleTopUp } from './settle-by-file.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
beforeEach(async () => {
  await balance.startOver();
  await balance.fault('*', 'down');
});
afterAll(() => balance.close());

const results = balanceImports[2]!;

/** A paid top-up whose result comes by a file, twice. */
async function settledBy(result: 'credited' | 'refused') {
  const { top_up_id } = await balance.start();
  await balance.portal.runDueJobs();
  const { db, clock } = balance.portal.platform;
  const record = { service_id: georgisNumber, top_up_id, result };
  for (let times = 0; times < 2; times++) {
    await db.transaction().execute((tx) => upsertRecords(tx, results, [record], clock.now()));
    await balance.portal.runDueJobs();
  }
  return balance.topUpOf(top_up_id);
}

it('a top-up that the operator credited by a file is reported once, and available at once [BA-004, BA-008]', async () => {
  expect(await settledBy('credited')).toMatchObject({ state: 'credited', has_receipt: true });
  expect(await balance.mails()).toHaveLength(1);
  expect(await balance.available()).toBe(1340);
});

it('a top-up that the operator refused by a file is refunded [BA-004, BA-008]', async () => {
  expect(await settledBy('refused')).toMatchObject({ state: 'refunded' });
  expect(await balance.charged()).toBe(0);
});

it('a result of a top-up that is not of the portal is ignored', async () => {
  const { platform } = balance.portal;
  const topUpId = '-'.repeat(36);
  const record = { service_id: georgisNumber, top_up_id: topUpId, result: 'credited' };
  await platform.db.transaction().execute((tx) => upsertRecords(tx, results, [record], platform.clock.now()));
  const { rows } = await balance.query('select customer_id from top_up_result');
  const key = { customerId: rows[0].customer_id as number, serviceId: georgisNumber, topUpId };
  await expect(handleSettleTopUp(platform).run(key, '')).resolves.toBeUndefined();
});

it('a top-up of an operator without a balance source is available once its file says so [BA-004, BA-008]', async () => {
  const { top_up_id } = await balance.start();
  await balance.portal.runDueJobs();
  await balance.query('update top_up set asked_at = null where top_up_id = $1', [top_up_id]);
  const { db, clock } = balance.portal.platform;
  const record = { service_id: georgisNumber, top_up_id, result: 'credited' };
  await db.transaction().execute((tx) => upsertRecords(tx, results, [record], clock.now()));
  await balance.portal.runDueJobs();
  expect(await balance.available()).toBe(1340);
});
