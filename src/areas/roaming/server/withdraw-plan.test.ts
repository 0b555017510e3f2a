import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import type { PurchaseRow } from '#platform/server/purchases/purchase-store.ts';
import { activate, openRoaming, travelling, type RoamingPortal } from '#testing/roaming.ts';
import { setPending } from './plan-store.ts';
import { findNumber } from './roaming-store.ts';
import { roamingPurchases } from './withdraw-plan.ts';

let radost: RoamingPortal;
beforeEach(async () => {
  radost = await openRoaming('radost');
});
afterEach(() => radost.close());

const number = travelling.off;

async function bought(kind: PurchaseRow['kind'] = 'roaming-plan'): Promise<PurchaseRow> {
  const purchases = radost.portal.platform.db.selectFrom('purchase').selectAll().where('service_id', '=', number);
  return (await purchases.where('kind', '=', kind).executeTakeFirstOrThrow()) as PurchaseRow;
}
const end = (purchase: PurchaseRow) =>
  roamingPurchases(radost.portal.platform)
    .find(({ kind }) => kind === purchase.kind)!
    .end(purchase);

describe('the end of a purchase', () => {
  it('of a plan that is still being set up is waited for, then ordered', async () => {
    await radost.modify(number, [activate('55788')]);
    const purchase = await bought();
    expect(await end(purchase)).toBe('waiting');
    expect(await radost.plan(number, '55788')).toMatchObject({ pending: 'activate' });
    await radost.pass(10);
    expect(await end(purchase)).toBe('waiting');
    expect(await radost.plan(number, '55788')).toMatchObject({ pending: 'deactivate' });
    await radost.pass(10);
    expect(await end(purchase)).toBe('ended');
  });

  it('waits only for its own plan or package to be set up', async () => {
    await radost.modify(number, [activate('55788'), activate('63540')]);
    const [plan, pack] = [await bought(), await bought('roaming-package')];
    expect([await end(plan), await end(pack)]).toEqual(['waiting', 'waiting']);
    expect(await end({ ...plan, subject: '66866' })).toBe('ended');
    expect(await end({ ...pack, subject: pack.subject.replace('63540', '63541') })).toBe('ended');
  });
});

it.each([
  ['yesterday', -1, -1],
  ['today', 0, null],
])('a plan that is activated again after its last day %s has ended then: %i, %s', async (_, days, endedAgo) => {
  const { platform } = radost.portal;
  await radost.modify(number, [activate('55788')]);
  await radost.pass(10);
  const { customer_id: customerId } = await bought();
  const { today } = await radost.roaming(number);
  const values = [number, addDays(today, days)];
  await platform.pool.query('update service_roaming set expires_on = $2 where service_id = $1', values);
  await platform.pool.query(`update purchase set concluded_at = concluded_at - interval '9 days'`);
  const service = { customerId, serviceId: number };
  const plan = (await findNumber(platform, service)).plans.find(({ plan_id }) => plan_id === '55788')!;
  const order = { requestId: 'a', today };
  await inTransaction(platform.db, (tx) => setPending(tx, service, { plan, operation: 'activate' }, order));
  expect((await bought()).ended_on).toBe(endedAgo === null ? null : addDays(today, endedAgo));
});
