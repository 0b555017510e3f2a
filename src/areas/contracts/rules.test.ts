import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proratedCents } from '#platform/billing-days.ts';
import { addDays, daysBetween, lastDayOfMonth } from '#platform/clock.ts';
import { moneySources, pricePeriods } from '#platform/purchases.ts';
import { isWorkingDay } from '#platform/working-days.ts';
import {
  earlyEndCost,
  isPaidMonthOver,
  isUsePaid,
  reckonUse,
  refusalOfWithdrawal,
  withdrawalEnd,
  type PaidPurchase,
} from './rules.ts';

const anyDay = fc.integer({ min: 0, max: 365 * 10 }).map((days) => addDays('2024-01-01', days));

describe('the period of withdrawal', () => {
  it.each([
    ['2026-11-03', '2026-11-17', 'fourteen days after the day of conclusion'],
    ['2026-10-31', '2026-11-16', 'a Saturday moves to Monday'],
    ['2026-11-01', '2026-11-16', 'a Sunday moves to Monday'],
    ['2026-12-10', '2026-12-29', 'Christmas and the Monday for its Saturday'],
    ['2026-03-27', '2026-04-14', 'Good Friday to Easter Monday'],
    ['2026-02-17', '2026-03-04', 'the Liberation Day'],
  ])('of a purchase on %s lasts until %s: %s [FE-001]', (concludedOn, end) => {
    expect(withdrawalEnd(concludedOn)).toBe(end);
  });

  it('ends with a working day and is never shorter than 14 days [FE-001]', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const end = withdrawalEnd(day);
        expect(isWorkingDay(end)).toBe(true);
        expect(daysBetween(day, end)).toBeGreaterThanOrEqual(14);
      }),
    );
  });

  const bought = { concludedOn: '2026-11-03', isFailed: false, isWithdrawn: false, isBusiness: false };
  it.each([
    [bought, '2026-11-03', null],
    [bought, '2026-11-17', null],
    [bought, '2026-11-18', 'over'],
    [{ ...bought, isWithdrawn: true }, '2026-11-04', 'withdrawn'],
    [{ ...bought, isWithdrawn: true }, '2027-11-04', 'withdrawn'],
    [{ ...bought, isFailed: true }, '2026-11-04', 'failed'],
    [{ ...bought, isBusiness: true }, '2026-11-04', 'business'],
  ])('%j on %s: %s [FE-001]', (purchase, today, refusal) => {
    expect(refusalOfWithdrawal(purchase, today)).toBe(refusal);
  });
});

const monthly: PaidPurchase = {
  concludedOn: '2026-11-03',
  priceCents: 3000,
  per: 'month',
  freeUntil: null,
  paidFrom: 'balance',
  paidCents: 2800,
  usedFrom: '2026-11-03',
  usedTo: null,
  periodDays: null,
  spentCents: null,
};
const packaged: PaidPurchase = { ...monthly, per: 'once', paidCents: 3000, periodDays: 10 };

describe('the use of a purchase', () => {
  it.each([
    ['the first day counts', monthly, '2026-11-03', { usedDays: 1, dueCents: 100, refundCents: 2700 }],
    [
      'each day of the month is a part of its price',
      monthly,
      '2026-11-12',
      { usedDays: 10, dueCents: 1000, refundCents: 1800 },
    ],
    [
      'a month of 31 days has smaller parts',
      { ...monthly, usedFrom: '2026-11-30', paidFrom: 'bill' as const },
      '2026-12-03',
      { usedDays: 4, dueCents: 390, refundCents: 2410 },
    ],
    [
      'what was paid from the balance for a month is due for its days only',
      { ...monthly, concludedOn: '2026-11-25', usedFrom: '2026-11-26', paidCents: 600 },
      '2026-12-03',
      { usedDays: 8, dueCents: 500, refundCents: 100 },
    ],
    [
      'the whole of it returns if the use began later',
      { ...monthly, concludedOn: '2026-11-30', usedFrom: '2026-12-01', paidCents: 100 },
      '2026-12-03',
      { usedDays: 3, dueCents: 0, refundCents: 100 },
    ],
    [
      'days without a price cost nothing',
      { ...monthly, freeUntil: '2026-11-10' },
      '2026-11-10',
      { usedDays: 0, dueCents: 0, refundCents: 2800 },
    ],
    [
      'days after them do',
      { ...monthly, freeUntil: '2026-11-10' },
      '2026-11-12',
      { usedDays: 2, dueCents: 200, refundCents: 2600 },
    ],
    [
      'the last day without a price costs nothing if the use began on it',
      { ...monthly, usedFrom: '2026-11-10', freeUntil: '2026-11-10' },
      '2026-11-12',
      { usedDays: 2, dueCents: 200, refundCents: 2600 },
    ],
    [
      'nothing is due before it is active',
      { ...monthly, usedFrom: null },
      '2026-11-12',
      { usedDays: 0, dueCents: 0, refundCents: 2800 },
    ],
    [
      'days after its end cost nothing',
      { ...monthly, usedTo: '2026-11-07' },
      '2026-11-12',
      { usedDays: 5, dueCents: 500, refundCents: 2300 },
    ],
    ['a package is divided by its days', packaged, '2026-11-05', { usedDays: 3, dueCents: 900, refundCents: 2100 }],
    [
      'a package that was used up costs its price',
      packaged,
      '2026-11-17',
      { usedDays: 15, dueCents: 3000, refundCents: 0 },
    ],
    [
      'a package without days is used up at once',
      { ...packaged, periodDays: null },
      '2026-11-03',
      { usedDays: 1, dueCents: 3000, refundCents: 0 },
    ],
    [
      'nothing is returned that was not taken',
      { ...monthly, paidFrom: 'bill' as const, paidCents: 0 },
      '2026-11-12',
      { usedDays: 10, dueCents: 1000, refundCents: 0 },
    ],
    [
      'money that was spent is not returned',
      { ...packaged, usedFrom: null, spentCents: 1250 },
      '2026-11-12',
      { usedDays: 0, dueCents: 1250, refundCents: 1750 },
    ],
    [
      'an unknown price is not due',
      { ...monthly, priceCents: null, paidCents: 0 },
      '2026-11-12',
      { usedDays: 10, dueCents: 0, refundCents: 0 },
    ],
  ])('%s [FE-002]', (_, purchase, today, reckoned) => {
    expect(reckonUse(purchase, today)).toEqual(reckoned);
  });

  const anyPurchase = fc.record({
    concludedOn: anyDay,
    priceCents: fc.option(fc.integer({ min: 0, max: 100_000 })),
    per: fc.constantFrom(...pricePeriods),
    freeUntil: fc.option(anyDay),
    paidFrom: fc.constantFrom(...moneySources),
    paidCents: fc.integer({ min: 0, max: 100_000 }),
    usedFrom: fc.option(anyDay),
    usedTo: fc.option(anyDay),
    periodDays: fc.option(fc.integer({ min: 1, max: 60 })),
    spentCents: fc.option(fc.integer({ min: 0, max: 200_000 })),
  });

  it('costs whole cents, never less than nothing and never more than the price; money taken is due or returned [FE-002]', () => {
    fc.assert(
      fc.property(anyPurchase, anyDay, (purchase, today) => {
        const { usedDays, dueCents, refundCents } = reckonUse(purchase, today);
        for (const figure of [usedDays, dueCents, refundCents]) {
          expect(Number.isInteger(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
        }
        expect(dueCents).toBeLessThanOrEqual(purchase.priceCents ?? 0);
        expect(refundCents + Math.min(dueCents, purchase.paidCents)).toBe(purchase.paidCents);
      }),
    );
  });

  it('of a month paid from the balance returns the rest of that month on every later day [FE-002]', () => {
    const month = fc.record({ concludedOn: anyDay, priceCents: fc.integer({ min: 31, max: 100_000 }) });
    fc.assert(
      fc.property(month, fc.nat(20), fc.nat(20), ({ concludedOn, priceCents }, activeAfter, later) => {
        const usedFrom = addDays(concludedOn, activeAfter);
        const paidCents = proratedCents(priceCents, concludedOn);
        const purchase = { ...monthly, concludedOn, usedFrom, priceCents, paidCents };
        const monthEnd = lastDayOfMonth(concludedOn);
        const { refundCents } = reckonUse(purchase, addDays(monthEnd, later));
        const dueOfMonth = usedFrom > monthEnd ? 0 : proratedCents(priceCents, usedFrom);
        expect(refundCents).toBe(paidCents - dueOfMonth);
        expect(refundCents).toBeGreaterThanOrEqual(0);
        expect(refundCents).toBeLessThanOrEqual(paidCents);
        expect(isPaidMonthOver(purchase, addDays(monthEnd, later))).toBe(later > 0);
      }),
    );
  });

  it.each([
    [0, 0, false],
    [500, 0, false],
    [500, 500, true],
    [0, 500, true],
    [501, 500, false],
  ])('of %i cents is paid by %i cents: %s [FE-002]', (due, paid, isPaid) => {
    expect(isUsePaid(due, paid)).toBe(isPaid);
  });

  it('never costs less on a later day [FE-002]', () => {
    fc.assert(
      fc.property(anyPurchase, anyDay, (purchase, today) => {
        expect(reckonUse(purchase, addDays(today, 1)).dueCents).toBeGreaterThanOrEqual(
          reckonUse(purchase, today).dueCents,
        );
      }),
    );
  });
});

describe('the early end of a contract', () => {
  const term = { signedOn: '2026-01-01', endsOn: '2027-12-31', monthlyCents: 2000, benefitCents: 36_500 };

  it('costs the monthly prices until the end, at most three, and the rest of the benefit [FE-003]', () => {
    expect(earlyEndCost(term, '2026-12-31')).toEqual({
      remainingDays: 365,
      termDays: 730,
      remainingFeesCents: 24_333,
      feeLimitCents: 6000,
      feesCents: 6000,
      benefitCents: 18_250,
      totalCents: 24_250,
    });
  });

  it.each([
    ['a month before the end one price', '2027-12-01', 2000, 1500],
    ['on the last but one day one day', '2027-12-30', 67, 50],
  ])('costs %s [FE-003]', (_, today, feesCents, benefitCents) => {
    expect(earlyEndCost(term, today)).toMatchObject({ feesCents, benefitCents, totalCents: feesCents + benefitCents });
  });

  it.each([
    ['on the last day', term, '2027-12-31'],
    ['after the term', term, '2028-03-01'],
    ['without a term', { ...term, endsOn: null }, '2026-05-01'],
  ])('is free of charge %s [FE-003]', (_, contract, today) => {
    expect(earlyEndCost(contract, today)).toBeNull();
  });

  it('never costs more tomorrow, and never more than three prices and the benefit [FE-003]', () => {
    const anyTerm = fc.record({
      signedOn: anyDay,
      days: fc.integer({ min: 0, max: 800 }),
      monthlyCents: fc.integer({ min: 0, max: 20_000 }),
      benefitCents: fc.integer({ min: 0, max: 200_000 }),
    });
    fc.assert(
      fc.property(anyTerm, anyDay, ({ signedOn, days, monthlyCents, benefitCents }, today) => {
        const contract = { signedOn, endsOn: addDays(signedOn, days), monthlyCents, benefitCents };
        const cost = earlyEndCost(contract, today)?.totalCents ?? 0;
        expect(cost).toBeLessThanOrEqual(3 * monthlyCents + benefitCents);
        expect(cost).toBeGreaterThanOrEqual(earlyEndCost(contract, addDays(today, 1))?.totalCents ?? 0);
      }),
    );
  });
});

it.each([
  ['balance', 100, '2026-11-30', false],
  ['balance', 100, '2026-12-01', true],
  ['balance', 0, '2026-12-01', false],
  ['bill', 100, '2026-12-01', false],
] as const)('a month paid from the %s with %i cents is over on %s: %s', (paidFrom, paidCents, day, isOver) => {
  expect(isPaidMonthOver({ concludedOn: '2026-11-10', per: 'month', paidFrom, paidCents }, day)).toBe(isOver);
});

it.each([
  [0, 0, false],
  [100, 100, true],
  [101, 100, false],
])('a use of %i cents is paid by %i: %s', (due, paid, isPaid) => expect(isUsePaid(due, paid)).toBe(isPaid));
