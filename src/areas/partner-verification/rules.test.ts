import { describe, expect, it } from 'vitest';
import { afterDecrypt, isFresh, momentOf, valueLifeMs } from './rules.ts';

const now = Date.parse('2026-11-15T10:00:00Z');

describe('the time of a value', () => {
  it.each([
    [String(now), now],
    ['0', null],
    ['', null],
    ['-1', null],
    ['1e15', null],
    ['2026-11-15T10:00:00Z', null],
    [`${now}.5`, null],
    [` ${now}`, null],
    ['9'.repeat(16), null],
  ])('written as %j is read as %j', (time, moment) => expect(momentOf(time)).toBe(moment));

  it.each([
    [0, true],
    [valueLifeMs - 1, true],
    [valueLifeMs, false],
    [-60_000, true],
    [-60_001, false],
  ])('%i ms ago is fresh: %s', (ago, fresh) => expect(isFresh(now - ago, now)).toBe(fresh));
});

it('the source is valid if it could be decrypted [PV-007]', () => {
  expect(afterDecrypt('capital')).toEqual({ sourceIsValid: true, source: 'capital' });
  expect(afterDecrypt(null)).toEqual({ sourceIsValid: false, source: null });
});
