import { expect, it } from 'vitest';
import { nextRestart } from './restarts.ts';

const startOfTest = 1_000_000;

it.each([
  ['the first time at once', [], 0],
  ['the second time after a short delay', [startOfTest - 1000], 100],
  [
    'the fifth time after two seconds',
    [startOfTest - 4000, startOfTest - 3000, startOfTest - 2000, startOfTest - 1000],
    2000,
  ],
  ['at once when the last times were over a minute ago', [startOfTest - 90_000, startOfTest - 60_000], 0],
])('a server that ended is restarted: %s', (_case, history, waitMs) => {
  expect(nextRestart(history, startOfTest)).toMatchObject({ waitMs });
});

it('a server that ended a sixth time within a minute is not restarted', () => {
  const history = [50_000, 40_000, 30_000, 20_000, 10_000].map((ago) => startOfTest - ago);
  expect(nextRestart(history, startOfTest)).toBe('give up');
});

it('restarts are recorded and old ones removed', () => {
  expect(nextRestart([startOfTest - 70_000, startOfTest - 5000], startOfTest)).toMatchObject({
    history: [startOfTest - 5000, startOfTest],
  });
});
