import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readValue, shownValue } from './rules.ts';

describe('the input of a field', () => {
  it.each([
    ['money', '5.99', 599],
    ['money', '5,9', 590],
    ['money', '12', 1200],
    ['money', '0.29', 29],
    ['money', '-1', undefined],
    ['money', '1.999', undefined],
    ['money', 'пет', undefined],
    ['money', '', null],
    ['whole', '30', 30],
    ['whole', '3.5', undefined],
    ['yes-no', 'true', true],
    ['yes-no', '', false],
    ['text', ' Филми ', 'Филми'],
    ['list', '2, 6,10', [2, 6, 10]],
    ['list', '2;6', undefined],
  ] as const)('as %s %j is %j', (type, written, value) => expect(readValue(type, written)).toEqual(value));

  it.each([
    ['text', null, ''],
    ['text', undefined, ''],
    ['list', [2, 6], '2, 6'],
    ['yes-no', false, 'false'],
  ] as const)('as %s shows %j as %j', (type, value, shown) => {
    expect(shownValue(type, typeof value === 'object' && value ? [...value] : value)).toBe(shown);
  });

  it('of money is the same after a round trip', () => {
    assert(
      property(
        integer({ min: 0, max: 999_999_999 }),
        (cents) => readValue('money', shownValue('money', cents)) === cents,
      ),
    );
  });
});
