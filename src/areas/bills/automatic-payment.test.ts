import { expect, it } from 'vitest';
import { dayOfTry, nextTry } from './automatic-payment.ts';

it('a card is charged on the due day, and again after 1, 3 and 5 days [BL-014]', () => {
  expect([0, 1, 2, 3, 4].map((attempt) => dayOfTry('2026-11-28', attempt))).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-12-01',
    '2026-12-03',
    null,
  ]);
});

it.each([
  [0, null, '2026-11-20', '2026-11-28'],
  [0, null, '2026-11-30', '2026-11-30'],
  [1, '2026-11-28', '2026-11-30', '2026-11-30'],
  [1, '2026-11-30', '2026-11-30', '2026-12-01'],
  [1, '2026-11-28', '2026-11-28', '2026-11-29'],
  [3, '2026-12-01', '2026-12-03', '2026-12-03'],
  [4, '2026-12-03', '2026-12-03', null],
])('after %i tries, the last on %s, the next as of %s is on %s [BL-014]', (made, triedOn, today, day) =>
  expect(nextTry('2026-11-28', made, today, triedOn)).toBe(day),
);
