import { expect, it } from 'vitest';
import { barsOf } from './explanation-bars.ts';

it('each bar begins where the one before led to, and the largest sum is the full width', () => {
  expect(barsOf(8000, [2000, -1000], 9000)).toEqual([
    { start: 0, width: 80 },
    { start: 80, width: 20 },
    { start: 90, width: 10 },
    { start: 0, width: 90 },
  ]);
});

it('a difference of a cent is visible', () => expect(barsOf(10_000, [1], 10_001)[1]!.width).toBe(0.75));
