import { expect, it } from 'vitest';
import { readAmounts } from './alert-form.ts';

it.each([
  [['', '', ''], [], [null, null, null]],
  [
    [' 20 ', '5', ''],
    [20, 5],
    [null, null, null],
  ],
  [
    ['1', '1000'],
    [1, 1000],
    [null, null],
  ],
  [['0', '1001', '5'], [5], ['wrong', 'wrong', null]],
  [['2,5', 'x', '-3'], [], ['wrong', 'wrong', 'wrong']],
  [['5', '05', ''], [5], [null, 'twice', null]],
])('the fields %j are the amounts %j with the errors %j [US-008]', (texts, amounts, errors) => {
  expect(readAmounts(texts)).toEqual({ amounts, errors });
});
