import { describe, expect, it } from 'vitest';
import { gigabyte } from '#testing/usage.ts';
import { queryOf, readConsumption } from './usage-consumption.ts';

const now = new Date('2026-11-17T10:00:00Z');
const bucket = {
  id: 'PLAN-DATA',
  name: 'Data 20',
  usageType: 'data',
  remainingValue: { amount: 3, units: 'GB' },
  validFor: { startDateTime: '2026-10-31T22:00:00Z', endDateTime: '2026-11-30T21:59:59Z' },
  bucketCounter: [
    { counterType: 'used', value: { amount: 17, units: 'GB' } },
    {
      counterType: 'used',
      level: 'day',
      value: { amount: 512, units: 'MB' },
      consumptionPeriod: { startDateTime: '2026-11-15T22:00:00Z' },
    },
  ],
};
const read = (...buckets: object[]) =>
  readConsumption({ usageConsumption: [{ lastUpdate: '2026-11-17T09:48:00Z', bucketRefOrValue: buckets }] }, now);

describe('a usage consumption by TMF677', () => {
  it('becomes an allowance with its days in Sofia [US-012]', () => {
    expect(read(bucket)).toEqual({
      measuredAt: new Date('2026-11-17T09:48:00Z'),
      allowances: [
        {
          allowance_id: 'PLAN-DATA',
          kind: 'data',
          zone: 'bg',
          source: 'plan',
          name_bg: 'Data 20',
          name_en: 'Data 20',
          limit_amount: 20 * gigabyte,
          used_amount: 17 * gigabyte,
          period_from: '2026-11-01',
          period_to: '2026-11-30',
        },
      ],
      days: [{ day: '2026-11-16', kind: 'data', zone: 'bg', amount: gigabyte / 2, outside_amount: 0, cost_cents: 0 }],
    });
  });

  it.each([
    ['without a remaining value is unlimited', { remainingValue: undefined }, { limit_amount: null }],
    ['of an extra names its product', { product: [{ id: '359888100101:extra:20107' }] }, { source: 'extra' }],
    ['of a package too', { product: [{ id: '359888100101:roamingPackage:P-1' }] }, { source: 'package' }],
    ['in the EU names its zone', { usageType: 'data:eu' }, { zone: 'eu' }],
    ['without a name has its id', { name: undefined }, { name_bg: 'PLAN-DATA' }],
  ])('a bucket %s [US-012]', (_, more, expected) => {
    expect(read({ ...bucket, ...more })?.allowances).toMatchObject([expected]);
  });

  it('use outside the plan and its cost are counters of days in a bucket without a period [US-005, US-012]', () => {
    const consumptionPeriod = { startDateTime: '2026-11-05T10:00:00Z' };
    const report = read({
      id: 'ABROAD',
      usageType: 'voice:world',
      bucketCounter: [
        { counterType: 'outsidePlan', level: 'day', value: { amount: 26, units: 'min' }, consumptionPeriod },
        { counterType: 'cost', level: 'day', value: { amount: 3.12, units: 'EUR' }, consumptionPeriod },
      ],
    });
    expect(report?.allowances).toEqual([]);
    expect(report?.days).toEqual([
      { day: '2026-11-05', kind: 'voice', zone: 'world', amount: 1560, outside_amount: 1560, cost_cents: 312 },
    ]);
  });

  it.each([
    ['an unknown kind', { usageType: 'fax' }],
    ['an unknown zone', { usageType: 'data:moon' }],
    ['an impossible moment', { validFor: { startDateTime: 'soon', endDateTime: '2026-11-30T00:00:00Z' } }],
    ['a negative amount', { remainingValue: { amount: -1 } }],
    ['an id with a space', { id: 'a b' }],
  ])('with %s is not read at all [US-012]', (_, more) => {
    expect(read({ ...bucket, ...more })).toBeNull();
  });

  it.each([
    ['a day', bucket.bucketCounter[1]!],
    ['another type', { counterType: 'outsidePlan', value: { amount: 1, units: 'GB' } }],
  ])('the used amount is not a counter of %s before it', (_, counter) => {
    const report = read({ ...bucket, bucketCounter: [counter, ...bucket.bucketCounter] });
    expect(report?.allowances).toMatchObject([{ used_amount: 17 * gigabyte }]);
  });

  it('without the time of its update is measured now', () => {
    expect(readConsumption({ usageConsumption: [{ bucketRefOrValue: [bucket] }] }, now)?.measuredAt).toEqual(now);
  });

  it.each([null, {}, [], { usageConsumption: 'none' }])('%j is not one', (body) => {
    expect(readConsumption(body, now)).toBeNull();
  });

  it('the query has the number as its logical resource', () => {
    expect(queryOf('359888100101')).toMatchObject({
      searchCriteria: { logicalResource: [{ id: '359888100101' }] },
    });
  });
});
