import { expect, it } from 'vitest';
import { tableOfCounts } from './table-of-counts.ts';

it('the names of a table are on the left, the numbers on the right', () => {
  const none = { new: 0, changed: 0, same: 0, waiting: 0, wrong: 0 };
  const counts = [
    { ...none, kind: 'customers', new: 1_000_000, wrong: 7 },
    { ...none, kind: 'bills' },
  ];
  expect(tableOfCounts(counts).split('\n')).toEqual([
    '                 new  changed  same  waiting  wrong',
    'customers  1,000,000        0     0        0      7',
    'bills              0        0     0        0      0',
  ]);
});
