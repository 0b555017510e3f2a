import { expect, it } from 'vitest';
import { contractsKind } from './contracts.ts';

it.each([
  [undefined, null],
  ['2026-03-03', null],
  ['2026-03-02', null],
  ['2026-03-01', { field: 'ends_on', message: 'is before signed_on' }],
])('a contract signed on 2026-03-02 that ends on %s has the problem %j', (ends_on, problem) => {
  expect(contractsKind.problemOf!({ signed_on: '2026-03-02', ends_on })).toEqual(problem);
});
