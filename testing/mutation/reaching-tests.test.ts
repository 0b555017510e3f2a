import { expect, it } from 'vitest';
import { testsReaching, type TestReach } from './reaching-tests.ts';

const file = 'src/areas/roaming/server/plans.ts';
const source = `const limit = 3;
export function canOpen(count: number) {
  return count < limit;
}`;

const reachOf = (test: string, calls: Record<string, number>, others = 0): TestReach => ({
  test,
  reached: {
    [file]: calls,
    'src/other.ts': Object.fromEntries(Array.from({ length: others }, (_, at) => [`f${at}`, 1])),
  },
});
const reaches: TestReach[] = [
  reachOf('src/app/checks/wide.test.ts', { '': 9, canOpen: 1 }, 90),
  reachOf('src/app/checks/narrow.test.ts', { 'plans.canOpen': 1 }, 2),
  reachOf('src/app/checks/busy.test.ts', { canOpen: 30 }, 95),
  reachOf('src/areas/roaming/trip.test.ts', { canOpen: 1 }, 50),
  reachOf('src/areas/roaming/server/plans.test.ts', { canOpen: 4 }, 70),
  reachOf('src/areas/roaming/server/other.test.ts', { close: 7 }, 1),
  { test: 'src/areas/home/home.test.ts', reached: {} },
];
const testsAt = (line: number) => testsReaching(reaches, { file, line, operator: '', changed: '' }, source);

it('the tests that run the function of a line, the nearest first, then the narrowest and the busiest in turn', () => {
  expect(testsAt(2)).toEqual([
    'src/areas/roaming/server/plans.test.ts',
    'src/areas/roaming/trip.test.ts',
    'src/app/checks/narrow.test.ts',
    'src/app/checks/busy.test.ts',
    'src/app/checks/wide.test.ts',
  ]);
});

it('all tests of the module for a line outside of functions', () => {
  expect(testsAt(0)).toHaveLength(6);
});
