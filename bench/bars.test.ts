import { describe, expect, it } from 'vitest';
import { atMost, failureOf, holds, shareOf, tableOf } from './bars.ts';
import { isBusy, ticksIn } from './machine.ts';

describe('a share of two rates', () => {
  const share = shareOf('reads', [80, 90, 100], [100, 100, 100], 0.95);
  it('is the one of their medians, with the spread of the rounds', () =>
    expect(share).toMatchObject({ value: 0.9, spread: { low: 0.8, high: 1 } }));
  it('is judged, unless the machine was busy', () => {
    expect(tableOf('Reads', [share])).toContain('0.90 ×  (0.80 to 1.00)  ≥ 0.95 ×  0.95 × bar  MISSED');
    expect(tableOf('Reads', [share], false)).toContain('not judged');
  });
});

it('a measurement that failed is one line, and misses its target', () => {
  const failed = failureOf('home read', new Error('3 requests were refused\nat …'));
  expect(holds(failed)).toBe(false);
  const table = tableOf('Reads', [failed, atMost('memory', 150, 200, 'MB')]);
  expect(table).toMatch(/home read +FAILED +3 requests were refused\n/);
  expect(table).toMatch(/memory +150 MB +≤ 200 MB +0\.75 × bar +holds/);
});

describe('the machine', () => {
  it('states idle and stolen time', () =>
    expect(ticksIn('cpu  10 0 20 60 5 0 0 5 0 0\ncpu0 1 1')).toEqual({ all: 100, idle: 65, steal: 5 }));
  it.each([
    [0.1, 0.01, false],
    [0.2, 0.01, true],
    [0.1, 0.06, true],
  ])('with %f used by others and %f stolen is busy: %s', (others, steal, expected) =>
    expect(isBusy({ others, steal })).toBe(expected),
  );
});
