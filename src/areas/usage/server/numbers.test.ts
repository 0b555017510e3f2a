import { afterAll, beforeAll, expect, it } from 'vitest';
import { centsOf, priceOf } from '#platform/money.ts';
import { openUsage, using, type UsagePortal } from '#testing/usage.ts';

let stroy: UsagePortal;
beforeAll(async () => {
  stroy = await openUsage('stroy');
});
afterAll(() => stroy.close());

it('a business sees the use over all its numbers, the most expensive first [US-009]', async () => {
  const { numbers, total_currency } = await stroy.numbers();
  expect(numbers).toHaveLength(40);
  const costs = numbers.map(({ price_currency }) => centsOf(price_currency));
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  expect(total_currency).toEqual(priceOf(costs.reduce((sum, cost) => sum + cost, 0)));
  expect(costs[0]).toBeGreaterThan(0);
  expect(numbers.every(({ data, voice }) => data > 0 && voice > 0)).toBe(true);
});

it('the figures of a number are those of its own screen [US-009]', async () => {
  const { numbers } = await stroy.numbers();
  const { outside } = await stroy.usage(numbers[0]!.msisdn);
  expect(outside!.total_currency).toEqual(numbers[0]!.price_currency);
});

it('numbers that are only used, or belong to others, are not listed [US-009, US-010]', async () => {
  const ivan = await stroy.portal.browser().signIn('ivan');
  const { body } = await ivan.call('GET', '/usage');
  expect(JSON.stringify(body)).not.toContain(using.company);
});
