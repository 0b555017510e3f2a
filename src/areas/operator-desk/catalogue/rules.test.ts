import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultBegin, mayBeginOn, readValue, shownValue } from './rules.ts';

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

  it('of money is the same after a round trip', () => {
    assert(
      property(
        integer({ min: 0, max: 999_999_999 }),
        (cents) => readValue('money', shownValue('money', cents)) === cents,
      ),
    );
  });
});

it.each([
  ['2026-11-15', true],
  ['2026-11-16', true],
  ['2026-11-14', false],
  ['2028-11-14', true],
  ['2029-01-01', false],
  ['2026-02-31', false],
  ['2027-02-31', false],
])('a change can start on %s: %s', (day, may) => expect(mayBeginOn(day, '2026-11-15')).toBe(may));

it.each([
  ['2026-11-17', '2026-11-18'],
  ['2026-12-31', '2027-01-01'],
])('a change made on %s starts on %s unless the editor chooses another day', (today, begin) => {
  expect(defaultBegin(today)).toBe(begin);
  expect(mayBeginOn(defaultBegin(today), today)).toBe(true);
});
