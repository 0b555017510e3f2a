import { expect, it } from 'vitest';
import { wrongAmount } from './rules.ts';

it.each([
  ['1', null],
  ['20', null],
  [' 7 ', null],
  ['21', 'too_much'],
  ['999999999999', 'too_much'],
  ['0', 'invalid'],
  ['007', 'invalid'],
  ['1.5', 'invalid'],
  ['1,5', 'invalid'],
  ['-3', 'invalid'],
  ['десет', 'invalid'],
  ['', 'invalid'],
])('a donation of “%s” with a maximum of 20 is %s', (typed, wrong) => expect(wrongAmount(typed, 20)).toBe(wrong));

it('a donation has no maximum if the operator configures none', () => expect(wrongAmount('500', null)).toBeNull());
