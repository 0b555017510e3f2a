import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOver, pauseSeconds } from './payment-timing.ts';

it('the bank is asked after a pause that grows with the age, from 15 seconds to an hour', () => {
  expect([0, 29, 60, 600, 7200, 100_000].map(pauseSeconds)).toEqual([15, 15, 30, 300, 3600, 3600]);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(pauseSeconds(less)).toBeLessThanOrEqual(pauseSeconds(more));
    }),
  );
});

it.each([
  ['at-bank', 1799, false],
  ['at-bank', 1800, true],
  ['charging', 1800, false],
  ['charging', 82_799, false],
  ['charging', 82_800, true],
])('a payment in state %s that the bank does not have after %i seconds is over: %s', (state, age, over) =>
  expect(isOver(state, age)).toBe(over),
);
