import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBalance } from '#platform/balance-purchase.ts';
import {
  automaticProblem,
  isOld,
  isTopUpOpen,
  suggestedCents,
  topUpProblem,
  topUpStates,
  voucherCode,
} from './rules.ts';

const limits = { smallestCents: 200, largestCents: 10_000 };
const offers = [500, 1000, 2000];

describe('a purchase from the balance', () => {
  it.each([
    [340, 100, { isEnough: true, leftCents: 240 }],
    [340, 340, { isEnough: true, leftCents: 0 }],
    [340, 341, { isEnough: false, missingCents: 1 }],
    [340, 690, { isEnough: false, missingCents: 350 }],
    [-50, 100, { isEnough: false, missingCents: 150 }],
  ])('of %i cents for %i: %j [BA-009]', (available, cents, expected) =>
    expect(checkBalance(available, cents)).toEqual(expected),
  );

  it('is possible after the missing amount was topped up [BA-009]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 100_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (available, cents) => {
          const check = checkBalance(available, cents);
          if (check.isEnough) return;
          expect(checkBalance(available + check.missingCents, cents)).toEqual({ isEnough: true, leftCents: 0 });
        },
      ),
    );
  });
});

describe('an amount to top up', () => {
  it.each([
    [199, 'too-small'],
    [200, null],
    [10_000, null],
    [10_001, 'too-large'],
  ])('of %i cents: %s [BA-002]', (cents, problem) => expect(topUpProblem(cents, limits)).toBe(problem));

  it.each([
    [350, 500],
    [500, 500],
    [501, 1000],
    [2001, 2100],
    [50_000, 10_000],
  ])('suggested when %i cents are missing is %i [BA-009]', (missing, suggested) =>
    expect(suggestedCents(missing, offers, limits)).toBe(suggested),
  );

  it('suggested is always within the limits [BA-002]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (missing) => {
        expect(topUpProblem(suggestedCents(missing, offers, limits), limits)).toBeNull();
      }),
    );
  });
});

it.each([
  ['1234 5678 9012', '123456789012'],
  ['1234-5678-90', '1234567890'],
  ['1234567890123456', '1234567890123456'],
  ['123456789', null],
  ['12345678901234567', null],
  ['12345678x0', null],
  ['', null],
])('the voucher code "%s" is read as %s [BA-003]', (typed, code) => expect(voucherCode(typed)).toBe(code));

it.each([
  [99, 'below'],
  [100, null],
  [10_000, null],
  [10_001, 'below'],
  [null, 'below'],
])('an automatic top-up below %s cents has the wrong amount: %s', (belowCents, problem) => {
  const amounts = { mode: 'below', belowCents, amountCents: 1000, ceilingCents: 2000 } as const;
  expect(automaticProblem(amounts, limits)).toBe(problem);
});

it('only a top-up that is being paid or credited is open [BA-004]', () => {
  expect(topUpStates.filter(isTopUpOpen)).toEqual(['paying', 'crediting']);
});

it('figures older than a day are old [BA-008]', () => {
  const now = new Date('2026-11-17T10:00:00Z');
  expect(isOld(new Date('2026-11-16T10:00:00Z'), now)).toBe(false);
  expect(isOld(new Date('2026-11-16T09:59:59Z'), now)).toBe(true);
});
