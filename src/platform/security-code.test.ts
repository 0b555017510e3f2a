import { expect, it } from 'vitest';
import { isEasyCode, lockAfterTries } from './security-code.ts';

it.each([
  [0, null],
  [4, null],
  [5, 600],
  [6, null],
  [10, 3600],
  [15, 6 * 3600],
  [20, 86_400],
  [25, 7 * 86_400],
  [500, 7 * 86_400],
])('%i wrong tries lock for %s seconds [SC-029]', (tries, seconds) => {
  expect(lockAfterTries(tries)).toBe(seconds);
});

it.each([
  ['000000', true],
  ['777777', true],
  ['123456', true],
  ['987654', true],
  ['890123', true],
  ['240816', false],
  ['112233', false],
])('%s is easy to guess: %s', (code, isEasy) => {
  expect(isEasyCode(code)).toBe(isEasy);
});
