import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#platform/clock.ts';
import { bytesInGigabyte } from './constants.ts';
import {
  amountParts,
  blockAfter,
  cheapestCovering,
  daysToEnd,
  dueAlerts,
  dueThresholds,
  fairUseVolume,
  forecastEnd,
  inOrderOfCost,
  inOrderOfEnd,
  isNearEnd,
  isOld,
  leftOf,
  netCents,
  percentUsed,
  periodBefore,
  refusalOfBlock,
  totalsByDay,
  type AllowanceState,
} from './rules.ts';

const allowance = (more: Partial<AllowanceState> = {}): AllowanceState => ({
  kind: 'data',
  zone: 'bg',
  limit: 200,
  used: 130,
  weekAmount: 70,
  periodFrom: '2026-11-01',
  periodTo: '2026-11-30',
  measuredOn: '2026-11-17',
  ...more,
});

describe('what is left of an allowance', () => {
  it.each([
    [200, 0, 200, 0],
    [200, 159, 41, 79],
    [200, 160, 40, 80],
    [200, 199, 1, 99],
    [200, 200, 0, 100],
    [200, 250, 0, 100],
    [100, 29, 71, 29],
    [0, 0, 0, 100],
    [null, 500, null, null],
  ])('of %s with %s used is %s, and %s percent are used [US-001]', (limit, used, left, percent) => {
    expect([leftOf({ limit, used }), percentUsed({ limit, used })]).toEqual([left, percent]);
  });

  it('100 percent means that nothing is left, and only that [US-006]', () => {
    const amount = fc.integer({ min: 1, max: 10_000 * bytesInGigabyte });
    fc.assert(
      fc.property(amount, amount, (limit, used) => {
        expect(percentUsed({ limit, used }) === 100).toBe(leftOf({ limit, used }) === 0);
      }),
    );
  });
});

it.each([
  ['2026-11-17T12:00:00Z', false],
  ['2026-11-16T12:00:00Z', false],
  ['2026-11-16T11:59:59Z', true],
])('at noon figures of %s are marked as old: %s [US-002]', (measuredAt, marked) => {
  expect(isOld(new Date(measuredAt), new Date('2026-11-17T12:00:00Z'))).toBe(marked);
});

describe('the forecast', () => {
  it.each([
    ['ends after seven days', {}, '2026-11-24'],
    ['is the day on which the rest is used, not the one after', { used: 125 }, '2026-11-24'],
    ['needs a pace', { weekAmount: 0 }, null],
    ['does not exist without a limit', { limit: null }, null],
    ['does not exist when nothing is left', { used: 200 }, null],
    ['is missing if the allowance lasts to the last day', { periodTo: '2026-11-24' }, null],
    ['is missing if the allowance lasts longer', { weekAmount: 30 }, null],
    ['may be today', { used: 195 }, '2026-11-17'],
  ])('%s [US-004]', (_, more, day) => {
    const only = allowance(more);
    expect(forecastEnd(only, [only], only.measuredOn)).toBe(day);
  });

  it.each([
    ['2026-11-23', '2026-11-24'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-25', null],
  ])('on %s is %s by the figures of 17 November: a day that has passed is no forecast', (today, day) => {
    expect(forecastEnd(allowance(), [allowance()], today)).toBe(day);
  });

  it('adds up allowances of one kind and zone, and ignores others [US-004]', () => {
    const plan = allowance({ used: 200 });
    const extra = allowance({ limit: 50, used: 0 });
    const voice = allowance({ kind: 'voice', limit: 1000, used: 0 });
    const abroad = allowance({ zone: 'eu', limit: 1000, used: 0 });
    expect(forecastEnd(plan, [plan, extra, voice, abroad], plan.measuredOn)).toBe('2026-11-22');
    expect(forecastEnd(plan, [plan, { ...extra, limit: null }], plan.measuredOn)).toBeNull();
  });

  it('is before the end of the period, and never before the measurement [US-004]', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 0, max: 29 }), (limit, used, weekAmount, days) => {
        const only = allowance({ limit, used, weekAmount, measuredOn: addDays('2026-11-01', days) });
        const end = forecastEnd(only, [only], only.measuredOn);
        expect(end === null || (end >= only.measuredOn && end < only.periodTo)).toBe(true);
      }),
    );
  });
});

describe('the allowance that ends first', () => {
  const ended = allowance({ kind: 'sms', used: 200 });
  const soon = allowance();
  const later = allowance({ kind: 'voice', weekAmount: 10 });
  const unused = allowance({ zone: 'eu', used: 10, weekAmount: 0 });
  const mostlyUsed = allowance({ zone: 'world', used: 190, weekAmount: 0 });
  const unlimited = allowance({ zone: 'eu', kind: 'voice', limit: null });

  it('comes first, then by pace, then by the used part, unlimited ones last [US-013]', () => {
    const inOrder = [ended, soon, later, mostlyUsed, unused, unlimited];
    expect(inOrderOfEnd(inOrder.toReversed())).toEqual(inOrder);
  });

  it('has the fewest days to its end [US-013]', () => {
    const some = fc.record({ used: fc.nat(300), weekAmount: fc.nat(100), limit: fc.option(fc.nat(300)) });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 6 }), (all) => {
        const allowances = all.map((more, at) => allowance({ ...more, kind: at % 2 ? 'sms' : 'data' }));
        const [first] = inOrderOfEnd(allowances);
        const fewest = Math.min(...allowances.map((each) => daysToEnd(each, allowances)));
        expect(daysToEnd(first!, allowances)).toBe(fewest);
      }),
    );
  });
});

describe('notifications', () => {
  it.each([
    [79, [], [], null],
    [80, [], [80], 80],
    [99, [80], [], null],
    [100, [80], [100], 100],
    [100, [], [80, 100], 100],
    [100, [80, 100], [], null],
    [85, [100], [80], null],
    [null, [], [], null],
  ])('at %s percent, with %s sent, %s are reached and %s is notified [US-006]', (percent, sent, reached, notify) => {
    expect(dueThresholds(percent, sent)).toEqual({ reached, notify });
  });

  it.each([
    [[10, 20], 999, [], []],
    [[10, 20], 1000, [], [10]],
    [[10, 20], 2500, [10], [20]],
    [[10, 20], 2500, [], [10, 20]],
    [[], 2500, [], []],
  ])('alerts of %s euro at %s cents, with %s sent, are due for %s [US-008]', (amounts, cost, sent, due) => {
    expect(dueAlerts(amounts, cost, sent)).toEqual(due);
  });
});

describe('periods', () => {
  it.each([
    ['2026-11-01', '2026-10-01', '2026-10-31'],
    ['2026-03-31', '2026-02-28', '2026-03-30'],
    ['2026-01-15', '2025-12-15', '2026-01-14'],
  ])('before one from %s it is %s to %s [US-003]', (from, before, to) => {
    expect(periodBefore({ from, to: '' })).toEqual({ from: before, to });
  });

  it('end on the day before the next one, and begin at most a month earlier [US-003]', () => {
    fc.assert(
      fc.property(fc.nat(4000), (days) => {
        const from = addDays('2024-01-01', days);
        const before = periodBefore({ from, to: from });
        const length = daysBetween(before.from, from);
        expect(addDays(before.to, 1)).toBe(from);
        expect(length >= 28 && length <= 31).toBe(true);
      }),
    );
  });

  it('contain every day up to the measurement with the sum of its kinds [US-003]', () => {
    const rows = [
      { day: '2026-11-02', kind: 'data', amount: 5, costCents: 0 },
      { day: '2026-11-02', kind: 'data', amount: 7, costCents: 30 },
      { day: '2026-11-02', kind: 'premium', amount: 1, costCents: 120 },
    ] as const;
    const unused = { data: 0, voice: 0, sms: 0, premium: 0, costCents: 0 };
    expect(totalsByDay({ from: '2026-11-01', to: '2026-11-30' }, rows, '2026-11-03')).toEqual([
      { day: '2026-11-01', ...unused },
      { day: '2026-11-02', ...unused, data: 12, premium: 1, costCents: 150 },
      { day: '2026-11-03', ...unused },
    ]);
    expect(totalsByDay({ from: '2026-10-01', to: '2026-10-31' }, [], '2026-11-03')).toHaveLength(31);
    expect(totalsByDay({ from: '2026-11-05', to: '2026-11-30' }, [], '2026-11-03')).toEqual([]);
  });
});

describe('the package that would have covered the use outside the plan', () => {
  const small = { id: 'small', kind: 'data', zone: 'world', amount: 100, price_cents: 300 } as const;
  const large = { ...small, id: 'large', amount: 500, price_cents: 900 };
  const packages = [
    large,
    small,
    { ...small, id: 'eu', zone: 'eu', amount: 9000 },
    { ...small, id: 'sms', kind: 'sms' },
  ] as const;

  it.each([
    [100, 'small'],
    [101, 'large'],
    [500, 'large'],
    [501, undefined],
  ])('of %s is %s [US-005]', (amount, id) => {
    expect(cheapestCovering(packages, { kind: 'data', zone: 'world', amount })?.id).toBe(id);
  });

  it('does not exist for premium services', () => {
    expect(cheapestCovering(packages, { kind: 'premium', zone: 'bg', amount: 1 })).toBeNull();
  });

  it('is never dearer than another one that covers it [US-005]', () => {
    const some = fc.record({ amount: fc.nat(100), price_cents: fc.nat(100) });
    fc.assert(
      fc.property(fc.array(some), fc.nat(100), (all, amount) => {
        const offered = all.map((more) => ({ ...small, ...more }));
        const found = cheapestCovering(offered, { kind: 'data', zone: 'world', amount });
        const covering = offered.filter((each) => each.amount >= amount);
        const lowest = Math.min(...covering.map((each) => each.price_cents));
        expect(found?.price_cents ?? Infinity).toBe(lowest);
      }),
    );
  });
});

describe('the fair-use volume', () => {
  const tenths = (count: number) => Math.ceil((count * bytesInGigabyte) / 10);

  it.each([
    ['a plan of 24.00 euro in 2026', 2400, 110, null, tenths(363), false],
    ['the same plan in 2025', 2400, 130, null, tenths(307), false],
    ['the same plan in 2027', 2400, 100, null, tenths(400), false],
    ['a plan with less data', 2400, 110, tenths(200), tenths(200), true],
    ['a plan with exactly this data', 2400, 110, tenths(363), tenths(363), true],
    ['a plan with more data', 2400, 110, tenths(600), tenths(363), false],
    ['a free plan', 0, 110, null, 0, false],
  ])('of %s [US-007]', (_, grossCents, capCents, planLimit, volume, isWholePlan) => {
    expect(fairUseVolume({ grossCents, capCents }, planLimit)).toEqual({ volume, isWholePlan });
  });

  it('is computed from the price without VAT', () => {
    expect([netCents(2400), netCents(2299), netCents(0)]).toEqual([2000, 1916, 0]);
  });
});

describe('a block', () => {
  const on = { isOn: true, state: 'done' } as const;
  const off = { isOn: false, state: 'done' } as const;

  it.each([
    [off, true, false, null],
    [on, false, false, null],
    [{ ...off, state: 'failed' as const }, true, false, null],
    [on, true, false, 'EC_Already_Active'],
    [off, false, false, 'EC_Already_Inactive'],
    [off, true, true, 'EC_Msisdn_Already_Has_Processing_Request'],
    [on, true, true, 'EC_Msisdn_Already_Has_Processing_Request'],
  ])('%o to %s with a pending request %s: %s [US-008]', (current, isOn, hasRequest, refusal) => {
    expect(refusalOfBlock(current, isOn, hasRequest)).toBe(refusal);
  });

  it('changes only if the network has done it [US-008]', () => {
    const pending = { isOn: false, state: 'pending' } as const;
    expect(blockAfter(pending, true)).toEqual({ isOn: true, state: 'done' });
    expect(blockAfter(pending, false)).toEqual({ isOn: false, state: 'failed' });
  });
});

it('numbers are sorted by cost, then by number [US-009]', () => {
  const numbers = [
    { msisdn: '2', costCents: 5 },
    { msisdn: '3', costCents: 90 },
    { msisdn: '1', costCents: 5 },
  ];
  expect(inOrderOfCost(numbers).map(({ msisdn }) => msisdn)).toEqual(['3', '1', '2']);
});

it.each([
  ['data', 3.19 * bytesInGigabyte, 3.1, 'gigabytes'],
  ['data', bytesInGigabyte, 1, 'gigabytes'],
  ['data', bytesInGigabyte - 1, 1023, 'megabytes'],
  ['data', 0, 0, 'megabytes'],
  ['voice', 8559, 142, 'minutes'],
  ['sms', 37, 37, 'messages'],
  ['premium', 1, 1, 'uses'],
] as const)('%s of %s is shown as %s %s [US-001]', (kind, amount, value, unit) => {
  expect(amountParts(kind, amount)).toEqual({ value, unit });
});

it.each([
  [79, false],
  [80, true],
  [100, true],
])('an allowance with %s percent used is near its end: %s [US-006]', (percent, isNear) => {
  expect(isNearEnd(percent)).toBe(isNear);
});
