import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PurchaseRow } from '#platform/server/purchases/purchase-store.ts';
import { openContracts, plamen, type ContractsPortal } from '#testing/contracts.ts';
import { extraPurchases } from './withdraw-extra.ts';

const day = 24 * 3600;

let contracts: ContractsPortal;
beforeEach(async () => {
  contracts = await openContracts();
});
afterEach(() => contracts.close());

it.each([
  [
    'that is being set up',
    `update service_extra set status = 'InProgress' where service_id = $1 and code = '20120'`,
    'waiting',
  ],
  [
    'of a number with a pending request',
    `insert into processing_request (customer_id, service_id, request_id, codes, started_at)
      select customer_id, service_id, gen_random_uuid(), '{20108}', now() from service where service_id = $1
     `,
    'waiting',
  ],
  ['that is active', 'select from service where service_id = $1', 'ended'],
])('the withdrawal from an extra %s', async (_what, change, end) => {
  const { platform } = contracts.portal;
  await contracts.query(change, [plamen.number]);
  const [purchase] = await contracts.query<PurchaseRow>('select * from purchase where purchase_id = $1', [
    plamen.traffic,
  ]);
  expect(await extraPurchases(platform).end(purchase!)).toBe(end);
});

it('the days of an extra whose offer was withdrawn are due, and it ends', async () => {
  const { used_days, due } = await contracts.preview(plamen.night);
  await contracts.query(`delete from tariff_extra where code = '20121'`);
  expect(await contracts.preview(plamen.night)).toMatchObject({ used_days, due });
  await contracts.withdraw(plamen.night);
  await contracts.pass(60);
  expect(await contracts.statusOf('20121')).toBe('Inactive');
  await contracts.pass(day);
  expect(await contracts.preview(plamen.night)).toMatchObject({ used_days });
});

it('the withdrawal from a pending extra of a prepaid number refunds what the balance paid', async () => {
  const { platform } = contracts.portal;
  await contracts.query(`update tariff set is_prepaid = true where tariff_id = 'start-8'`);
  await contracts.who.call('POST', '/digital-extras-swap/extras/activate', {
    body: { msisdn: plamen.number, codes: ['20061'] },
  });
  await contracts.pass(5);
  expect(await contracts.statusOf('20061')).toBe('PendingActivation');
  const { purchase_id } = await contracts.newest();
  const [purchase] = await contracts.query<PurchaseRow>('select * from purchase where purchase_id = $1', [purchase_id]);
  expect(await extraPurchases(platform).end(purchase!)).toBe('ended');
  expect(await contracts.statusOf('20061')).toBe('Inactive');
  expect(
    await contracts.query('select state, failed_at from balance_purchase join purchase using (purchase_id)'),
  ).toEqual([{ state: 'confirmed', failed_at: null }]);
});
