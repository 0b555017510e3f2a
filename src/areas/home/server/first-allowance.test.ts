import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { openPortal } from '#testing/portal.ts';
import { gigabyte, openUsage, using, type UsagePortal } from '#testing/usage.ts';
import type { HomeOverview } from '../contract.ts';

let maria: UsagePortal;
beforeAll(async () => {
  maria = await openUsage('maria');
});
afterAll(() => maria.close());

const home = async () => (await maria.who.call('GET', '/home/overview')).body as HomeOverview;
const allowanceOf = async (msisdn: string) =>
  (await home()).services.find(({ service_id }) => service_id === msisdn)?.allowance;

it('home shows for each number the allowance that ends first [US-013]', async () => {
  const { today } = await home();
  const period_to = addDays(today, 13);
  expect(await allowanceOf(using.near)).toEqual({ kind: 'data', left: 6 * gigabyte, used_percent: 85, period_to });
  expect(await allowanceOf(using.ended)).toEqual({ kind: 'data', left: 0, used_percent: 100, period_to });
});

it('this is the first allowance on the screen of the number [US-013]', async () => {
  for (const msisdn of [using.near, using.ended, using.withExtras]) {
    const [first] = (await maria.usage(msisdn)).allowances;
    const { kind, left, used_percent, period_to } = first!;
    expect(await allowanceOf(msisdn)).toEqual({ kind, left, used_percent, period_to });
  }
});

it('services without a limited allowance have none [US-013]', async () => {
  const { pool } = maria.portal.platform;
  expect(await allowanceOf(using.television)).toBeNull();
  await pool.query('update usage_allowance set limit_amount = null where service_id = $1', [using.withExtras]);
  expect(await allowanceOf(using.withExtras)).toBeNull();
});

it('while usage is disabled, home shows no allowances', async () => {
  const portal = await openPortal({ DISABLED_AREAS: 'usage' });
  try {
    const browser = await portal.browser().signIn('maria');
    const { services } = (await browser.call('GET', '/home/overview')).body as HomeOverview;
    expect(services.map(({ allowance }) => allowance)).toEqual(services.map(() => null));
  } finally {
    await portal.close();
  }
});
