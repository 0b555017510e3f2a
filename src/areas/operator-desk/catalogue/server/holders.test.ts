import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, type DeskUser } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let editor: DeskUser;
beforeAll(async () => {
  portal = await openPortal();
  editor = await openDesk(portal, 'editor');
});
afterAll(() => portal.close());

const holders = (kind: string, ...item: string[]) =>
  editor.browser.call('POST', `/operator/holders/${kind}`, { body: { item } });
const counted = async (from: string) => {
  const { rows } = await portal.platform.pool.query(`select count(distinct customer_id)::integer as n from ${from}`);
  return (rows as [{ n: number }])[0].n;
};

it.each([
  ['tariffs', ['prostor-25'], `service where tariff_id = 'prostor-25'`],
  ['extras', ['20101'], `service_extra where code = '20101' and status <> 'Inactive'`],
  ['tariff-extras', ['prostor-25', '20101'], `service where tariff_id = 'prostor-25'`],
  ['roaming-plans', ['66866'], `service_roaming where plan_id = '66866' and active_count > 0`],
  ['roaming-plans', ['63540'], `service_roaming_package where plan_id = '63540' and status <> 'terminated'`],
])('of %s %j, each customer is counted once', async (kind, item, from) => {
  const customers = await counted(from);
  expect(customers).toBeGreaterThan(0);
  expect((await holders(kind, ...item)).body).toEqual({ customers });
});

it('an extra that ended is not counted', async () => {
  const before = await counted(`service_extra where code = '20101' and status <> 'Inactive'`);
  await portal.platform.pool.query(
    `update service_extra set status = 'Inactive', slot = null, deactivates_on = null where code = '20101'`,
  );
  expect(before).toBeGreaterThan(0);
  expect((await holders('extras', '20101')).body).toEqual({ customers: 0 });
});

it('the number is unknown for resources that customers do not have', async () => {
  expect((await holders('donation-campaigns', 'donation-1')).body).toEqual({ customers: null });
});

it('an unknown resource or an incomplete key is not found', async () => {
  expect((await holders('customers', '1')).status).toBe(404);
  expect((await holders('tariff-extras', 'prostor-25')).status).toBe(404);
});
