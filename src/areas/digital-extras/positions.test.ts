import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPosition, positionsOf, type PlacedExtra } from './positions.ts';

const on = (slot: number | null, code = `2000${slot ?? 0}`): PlacedExtra => ({
  code,
  status: slot === null ? 'Inactive' : 'Active',
  current_period_state: 'Free',
  is_on_slot: true,
  slot,
});

it('positions are sorted whatever the order of the extras', () => {
  const extras = [on(3, 'c'), on(null, 'x'), on(1, 'a')];
  expect(positionsOf(extras, 3).map(({ number, extra }) => [number, extra?.code ?? null])).toEqual([
    [1, 'a'],
    [2, null],
    [3, 'c'],
  ]);
});

it('an extra beyond the last position is still shown, without a free position in the gap', () => {
  expect(positionsOf([on(1), on(4)], 2).map(({ number, extra }) => [number, extra !== null])).toEqual([
    [1, true],
    [2, false],
    [4, true],
  ]);
});

it('the next position is the lowest free one, and null exactly when all are taken [EX-116]', () => {
  const slots = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 });
  fc.assert(
    fc.property(slots, (taken) => {
      const extras = taken.map((slot) => on(slot));
      const lowest = [1, 2, 3, 4, 5, 6].find((slot) => !taken.includes(slot));
      expect(nextPosition(extras, 6)).toBe(lowest ?? null);
    }),
  );
});

it.each([
  [0, 3, 1],
  [2, 3, 3],
  [3, 3, null],
  [4, 3, null],
  [0, 0, null],
])('%i taken of %i positions: the next is %j; free_slots counts them all [EX-116]', (taken, positions, next) => {
  const extras = Array.from({ length: taken }, (_, index) => on(index + 1));
  expect(nextPosition(extras, positions)).toBe(next);
});
