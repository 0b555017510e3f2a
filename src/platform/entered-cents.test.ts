import { expect, it } from 'vitest';
import { enteredCents } from './entered-cents.ts';

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  [' 0,99 ', 99],
  ['', null],
  ['-5', null],
  ['1,005', null],
  ['1e3', null],
  ['12 лв', null],
])('„%s“ is %s cents [BL-009, BL-024]', (text, cents) => expect(enteredCents(text)).toBe(cents));
