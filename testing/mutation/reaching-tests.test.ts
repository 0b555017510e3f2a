import { expect, it } from 'vitest';
import { testsReaching, type TestReach } from './reaching-tests.ts';

const file = 'src/areas/roaming/server/plans.ts';
const source = `const limit = 3;
export function canOpen(count: number) {
  return count < limit;
}`;

const reachOf = (test: string, names: string[], others = 0): TestReach => ({
  test,
  reached: { [file]: names, 'src/other.ts': Array.from({ length: others }, (_, index) => `f${index}`) },
});
const reaches: TestReach[] = [
  reachOf('src/app/checks/wide.test.ts', ['', 'canOpen'], 90),
  reachOf('src/app/checks/narrow.test.ts', ['plans.canOpen'], 2),
  reachOf('src/areas/roaming/trip.test.ts', ['canOpen'], 50),
  reachOf('src/areas/roaming/server/plans.test.ts', ['canOpen'], 70),
  reachOf('src/areas/roaming/server/other.test.ts', ['close'], 1),
  { test: 'src/areas/home/home.test.ts', reached: {} },
];
const testsAt = (line: number) => testsReaching(reaches, { file, line, operator: '', changed: '' }, source);

it('the tests that run the function of a line, the nearest and narrowest first', () => {
  expect(testsAt(2)).toEqual([
    'src/areas/roaming/server/plans.test.ts',
    'src/areas/roaming/trip.test.ts',
    'src/app/checks/narrow.test.ts',
    'src/app/checks/wide.test.ts',
  ]);
});

it('all tests of the module for a line outside of functions', () => {
  expect(testsAt(0)).toHaveLength(5);
});
