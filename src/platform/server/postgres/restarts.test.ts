import { expect, it } from 'vitest';
import { nextRestart } from './restarts.ts';

const NOW = 1_000_000;

it.each([
  ['the first time at once', [], 0],
  ['the second time after a moment', [NOW - 1000], 100],
  ['the fifth time after two seconds', [NOW - 4000, NOW - 3000, NOW - 2000, NOW - 1000], 2000],
  ['at once when the last times were over a minute ago', [NOW - 90_000, NOW - 60_000], 0],
])('a server that ended is started again: %s', (_case, history, waitMs) => {
  expect(nextRestart(history, NOW)).toMatchObject({ waitMs });
});

it('a server that ended a sixth time within a minute is given up', () => {
  const history = [50_000, 40_000, 30_000, 20_000, 10_000].map((ago) => NOW - ago);
  expect(nextRestart(history, NOW)).toBe('give up');
});

it('each restart is remembered and old ones are forgotten', () => {
  expect(nextRestart([NOW - 70_000, NOW - 5000], NOW)).toMatchObject({ history: [NOW - 5000, NOW] });
});
