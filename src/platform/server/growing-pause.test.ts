import { expect, it } from 'vitest';
import { growingPause } from './growing-pause.ts';

it('grows with every attempt, up to the longest', () => {
  expect([1, 2, 3, 8, 9, 14].map((attempts) => growingPause(attempts, 900))).toEqual([5, 10, 20, 640, 900, 900]);
});
