import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, daysBetween } from '#platform/clock.ts';
import { priceOf } from '#platform/money.ts';
import { openUsage, using, type UsagePortal } from '#testing/usage.ts';

let maria: UsagePortal;
beforeAll(async () => {
  maria = await openUsage('maria');
});
afterAll(() => maria.close());

it('the days of the running period go up to today, those of the last one are complete [US-003, US-011]', async () => {
  const { running, last, today } = await maria.days(using.near);
  expect([running.from, running.to]).toEqual([addDays(today, -16), addDays(today, 13)]);
  expect(running.days.map(({ day }) => day)).toEqual(Array.from({ length: 17 }, (_, at) => addDays(today, at - 16)));
  expect(last.to).toBe(addDays(running.from, -1));
  expect(last.days).toHaveLength(daysBetween(last.from, last.to) + 1);
  const voice = running.days.reduce((sum, day) => sum + day.voice, 0);
  expect(voice).toBe(142 * 60 + 26 * 60);
});

it('a day has the cost of all its kinds [US-003, US-005]', async () => {
  const { running, today } = await maria.days(using.near);
  const abroad = running.days.find(({ day }) => day === addDays(today, -12));
  expect(abroad?.price_currency).toEqual(priceOf(390));
});

it('the figures of days say when they were measured [US-002]', async () => {
  const { clock } = maria.portal.platform;
  const { measured_at, is_old } = await maria.days(using.near);
  expect(Date.parse(measured_at)).toBeLessThanOrEqual(clock.now().getTime());
  expect(is_old).toBe(false);
});
