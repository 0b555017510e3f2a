import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPasswordRules, passwordRules } from './password.ts';

it.each(['Abonat!2026', 'Tr0ub4dor&', 'aA1#aaaa', `A1!${'x'.repeat(61)}`])('%s meets every rule', (password) => {
  expect(brokenPasswordRules(password)).toEqual([]);
});

describe('a violated rule is reported', () => {
  it('no digit [PR-074]', () => expect(brokenPasswordRules('Abonat!abonat')).toEqual(['digit']));

  it('no latin letter [PR-075]', () => expect(brokenPasswordRules('!!!!!2026')).toEqual(['latin', 'capital']));

  it('a cyrillic letter [PR-076]', () => expect(brokenPasswordRules('Abonatж!2026')).toEqual(['latin']));

  it('no capital letter [PR-077]', () => expect(brokenPasswordRules('abonat!2026')).toEqual(['capital']));

  it('no special character [PR-078]', () => expect(brokenPasswordRules('Abonat?2026')).toEqual(['special']));

  it.each(['Aa1!xyz', `A1!${'x'.repeat(62)}`])('too short or too long: %s', (password) =>
    expect(brokenPasswordRules(password)).toEqual(['length']),
  );
});

it.each(Array.from('%&*_@!#$'))('%s is a special character [PR-078]', (special) => {
  expect(passwordRules.special(`Abonat2026${special}`)).toBe(true);
});

describe('five digits in a row', () => {
  it.each([
    ['11111', 'PR-079'],
    ['00000', 'PR-079'],
    ['12345', 'PR-080'],
    ['56789', 'PR-080'],
    ['98765', 'PR-081'],
    ['43210', 'PR-081'],
  ])('%s are refused at any position [%s]', (run) => {
    const text = fc.stringMatching(/^[A-Za-z!0-9]{0,20}$/);
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(passwordRules.noRuns(before + run + after)).toBe(false);
      }),
    );
  });

  it.each(['1111', '1234', '4321', '12321', '11211', '13579', '1234a5', '90123', '98790', '0 0 0'])(
    '%s are accepted',
    (digits) => {
      expect(passwordRules.noRuns(`Abonat!${digits}`)).toBe(true);
    },
  );
});
