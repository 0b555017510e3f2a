import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { gigabyte, openUsage, using, type UsagePortal } from '#testing/usage.ts';

let maria: UsagePortal;
beforeEach(async () => {
  maria = await openUsage('maria');
  await maria.setFault('usage', '*', 'down');
});
afterEach(() => maria.close());

const usedOf = async (msisdn: string) =>
  (await maria.usage(msisdn)).allowances.find(({ kind }) => kind === 'data')?.used;

it('older figures never replace newer ones [US-012]', async () => {
  const { clock, pool } = maria.portal.platform;
  await maria.loadAllowance(using.ended, { used: 2 });
  await pool.query(`update usage_allowance set measured_at = $1 where service_id = $2`, [
    new Date(clock.now().getTime() + 60_000),
    using.ended,
  ]);
  await maria.loadAllowance(using.ended, { used: 1 });
  expect(await usedOf(using.ended)).toBe(2 * gigabyte);
  await maria.pass(120);
  await maria.loadAllowance(using.ended, { used: 3 });
  expect(await usedOf(using.ended)).toBe(3 * gigabyte);
});

it('the pace is that of the seven complete days before the measurement [US-004]', async () => {
  const { clock, pool } = maria.portal.platform;
  const today = sofiaDay(clock.now());
  await pool.query('delete from usage_day where service_id = $1', [using.ended]);
  await maria.loadAllowance(using.ended, { used: 65 });
  const day = (days: number, amount: number) => ({
    service_id: using.ended,
    day: addDays(today, days),
    kind: 'data',
    zone: 'bg',
    amount: amount * gigabyte,
    measured_at: clock.now().toISOString(),
  });
  // Five a day; the first and the last day do not count.
  await maria.load('usage-days', [day(0, 90), ...[1, 2, 3, 4, 5, 6, 7].map((ago) => day(-ago, 5)), day(-8, 90)]);
  const data = (await maria.usage(using.ended)).allowances.find(({ kind }) => kind === 'data');
  expect(data!.ends_on).toBe(addDays(today, 7));
});
