import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, billState, dividePayment, firstDue, smallestPaymentCents } from './rules.ts';

const today = '2026-11-17';

it.each([
  [4260, 0, '2026-10-01', 'paid'],
  [4260, 4260, '2026-11-16', 'overdue'],
  [4260, 100, '2026-11-16', 'overdue'],
  [4260, 4260, '2026-11-17', 'due_soon'],
  [4260, 4260, '2026-11-22', 'due_soon'],
  [4260, 4260, '2026-11-23', 'open'],
  [4260, 4259, '2026-11-23', 'partly_paid'],
  [4260, 1, '2026-11-17', 'partly_paid'],
])('a bill of %i cents with %i open, due on %s, is %s [BL-001]', (totalCents, openCents, dueOn, state) =>
  expect(billState({ totalCents, openCents, dueOn }, today)).toBe(state),
);

it.each([
  [4260, 4260, null],
  [100, 4260, null],
  [99, 4260, 'too-small'],
  [4261, 4260, 'too-large'],
  [0, 4260, 'too-small'],
  [-1, 4260, 'too-small'],
  [40, 40, null],
  [39, 40, 'too-small'],
  [41, 40, 'too-large'],
  [1, 0, 'too-large'],
  [99_999_999, 200_000_000, null],
  [100_000_000, 200_000_000, 'too-large'],
])('a payment of %i cents for %i open cents: %s [BL-009, BL-011, BL-024]', (cents, open, problem) =>
  expect(amountProblem(cents, open)).toBe(problem),
);

describe('a payment for several bills', () => {
  const bills = [
    { billId: 'b', openCents: 500, dueOn: '2026-12-05' },
    { billId: 'a', openCents: 700, dueOn: '2026-11-05' },
    { billId: 'c', openCents: 0, dueOn: '2026-10-05' },
  ];

  it('pays the bill that is due first [BL-017]', () => {
    expect(dividePayment(1200, bills)).toEqual([
      { billId: 'a', cents: 700 },
      { billId: 'b', cents: 500 },
    ]);
    expect(dividePayment(300, bills)).toEqual([{ billId: 'a', cents: 300 }]);
  });

  it('is divided to the cent, and no bill gets more than is open [BL-011, BL-017]', () => {
    const bill = fc.record({ openCents: fc.nat(100_000), dueOn: fc.constantFrom('2026-10-05', '2026-11-05') });
    fc.assert(
      fc.property(fc.array(bill, { maxLength: 20 }), fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const all = list.map((each, index) => ({ ...each, billId: String(index) }));
        const open = all.reduce((sum, each) => sum + each.openCents, 0);
        const cents = Math.floor(open * share);
        const parts = dividePayment(cents, all);
        expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents);
        for (const part of parts) {
          expect(part.cents).toBeGreaterThan(0);
          expect(part.cents).toBeLessThanOrEqual(all[Number(part.billId)]!.openCents);
        }
      }),
    );
  });
});

it('one payment pays the hundred bills that are due first [BL-017]', () => {
  const bills = Array.from({ length: 130 }, (_, at) => ({ due_on: `2026-${String(10 + (at % 2))}-05`, at }));
  const first = firstDue(bills);
  expect(first).toHaveLength(100);
  expect(first.filter(({ due_on }) => due_on === '2026-10-05')).toHaveLength(65);
});

it('the smallest part is one euro [BL-009]', () => expect(smallestPaymentCents).toBe(100));
