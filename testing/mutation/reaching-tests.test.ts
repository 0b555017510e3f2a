import { expect, it } from 'vitest';
import { testsReaching, type TestReach } from './reaching-tests.ts';

const file = 'src/areas/roaming/server/plans.ts';
const reachOf = (test: string, lines: Record<number, number>, others = 0): TestReach => ({
  test,
  reached: {
    [file]: lines,
    'src/other.ts': Object.fromEntries(Array.from({ length: others }, (_, line) => [line, 1])),
  },
});
const reaches: TestReach[] = [
  reachOf('src/app/checks/wide.test.ts', { 2: 1 }, 90),
  reachOf('src/app/checks/narrow.test.ts', { 2: 1 }, 2),
  reachOf('src/app/checks/busy.test.ts', { 2: 30 }, 95),
  reachOf('src/areas/roaming/trip.test.ts', { 2: 0 }, 50),
  reachOf('src/areas/roaming/server/plans.test.ts', { 2: 4 }, 70),
  reachOf('src/areas/roaming/server/other.test.ts', { 7: 7 }, 1),
  { test: 'src/areas/home/home.test.ts', reached: {} },
  { test: 'src/areas/usage/usage.test.ts', reached: { 'src/areas/roaming/server/routes.ts': { 1: 1 } } },
];
const testsAt = (line: number) =>
  testsReaching(reaches, { file, line, operator: '', changed: '' }, ['src/areas/roaming/server/routes.ts']);

it('the tests that run the line, the nearest first, then the narrowest and the busiest in turn', () => {
  expect(testsAt(2).slice(0, 5)).toEqual([
    'src/areas/roaming/server/plans.test.ts',
    'src/areas/roaming/trip.test.ts',
    'src/app/checks/narrow.test.ts',
    'src/app/checks/busy.test.ts',
    'src/app/checks/wide.test.ts',
  ]);
});

it('then the others that use the module, or another one that imports it', () => {
  expect(testsAt(2).slice(5)).toEqual(['src/areas/roaming/server/other.test.ts', 'src/areas/usage/usage.test.ts']);
});

it('none for a line that no test runs', () => {
  expect(testsAt(4)).toEqual([]);
});
