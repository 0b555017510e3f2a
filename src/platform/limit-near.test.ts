import { expect, it } from 'vitest';
import { isLimitNear, usedPercent } from './limit-near.ts';

it.each([
  [0, 6000, 0, false],
  [4799, 6000, 79, false],
  [4800, 6000, 80, true],
  [4980, 6000, 83, true],
  [7000, 6000, 100, true],
  [0, 0, 100, true],
])('%i of %i is %i percent, near: %s', (used, limit, percent, near) => {
  expect([usedPercent(used, limit), isLimitNear(used, limit)]).toEqual([percent, near]);
});
