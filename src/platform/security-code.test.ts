import { expect, it } from 'vitest';
import { lockAfterTries, weaknessOfCode } from './security-code.ts';

it.each([
  [0, null],
  [4, null],
  [5, 600],
  [6, null],
  [10, 3600],
  [15, 6 * 3600],
  [20, 86_400],
  [25, 7 * 86_400],
  [95, 7 * 86_400],
  [99, null],
  [100, 'until helped'],
  [500, 'until helped'],
])('%i wrong attempts lock for %s seconds [SC-029]', (tries, seconds) => {
  expect(lockAfterTries(tries)).toBe(seconds);
});

const maria = { pid: '8307099971', numbers: ['359888100101', '359887654321'] };

it.each([
  ['000000', 'pattern'],
  ['777777', 'pattern'],
  ['123456', 'pattern'],
  ['987654', 'pattern'],
  ['890123', 'pattern'],
  ['246802', 'pattern'],
  ['121212', 'pattern'],
  ['112233', 'pattern'],
  ['448811', 'pattern'],
  ['123123', 'pattern'],
  ['112112', 'pattern'],
  ['471174', 'pattern'],
  ['830709', 'id'],
  ['099971', 'id'],
  ['070999', 'id'],
  ['090783', 'birth_date'],
  ['070983', 'birth_date'],
  ['881001', 'number'],
  ['088810', 'number'],
  ['359888', 'number'],
  ['887654', 'number'],
  ['240816', null],
  ['314159', null],
  ['902817', null],
  ['830708', null],
])('%s is easy to guess: %s', (code, weakness) => {
  expect(weaknessOfCode(code, maria)).toBe(weakness);
});

it('the date of birth is recognised in every century, and a company has none', () => {
  expect(weaknessOfCode('050294', { pid: '9402051234', numbers: [] })).toBe('birth_date');
  expect(weaknessOfCode('170205', { pid: '0542171234', numbers: [] })).toBe('birth_date');
  expect(weaknessOfCode('050217', { pid: '0542171234', numbers: [] })).toBe('birth_date');
  expect(weaknessOfCode('130452', { pid: '175201304', numbers: [] })).toBeNull();
  expect(weaknessOfCode('201304', { pid: '175201304', numbers: [] })).toBe('id');
});
