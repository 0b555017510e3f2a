import { describe, expect, it } from 'vitest';
import { isIdOf, isServiceNumber, isWholeCode, plainContract, plainId, plainServiceNumber } from './rules.ts';

describe('the input', () => {
  it.each([
    ['PrivateOwner', '9203149959', true],
    ['PrivateOwner', '999000558', false],
    ['BusinessOwner', '999000558', true],
    ['BusinessOwner', '9203149959', true],
    ['BusinessOwner', '99900055', false],
    ['BusinessOwner', undefined, false],
    ['NotOwner', undefined, true],
    ['NotOwner', '9203149959', false],
  ] as const)('for %s the id %s is accepted: %s [SH-512, SH-513]', (clientType, id, isGood) =>
    expect(isIdOf(clientType, id)).toBe(isGood),
  );

  it.each([
    ['92 031 49-959', 'PrivateOwner', '9203149959'],
    ['999 000 558', 'BusinessOwner', '999000558'],
    ['999–000–558', 'BusinessOwner', '999000558'],
  ] as const)('%s as an id is read without separators', (typed, clientType, plain) => {
    expect([isIdOf(clientType, typed), plainId(typed)]).toEqual([true, plain]);
  });

  it.each([
    ['0888 100 801', true, '359888100801'],
    ['+359 888 100 801', true, '359888100801'],
    ['100000100301', true, '100000100301'],
    ['2000 0010 0201', true, '200000100201'],
    ['400000100301', false, '400000100301'],
    ['0888', false, '0888'],
  ] as const)('%s as a service number is accepted: %s [SH-514]', (typed, isGood, plain) => {
    expect(isServiceNumber(typed)).toBe(isGood);
    expect(plainServiceNumber(typed)).toBe(plain);
  });

  it.each([
    ['240816', true],
    ['+24081', false],
    ['24081', false],
    ['24081a', false],
  ])('%s as a security code is complete: %s', (typed, isWhole) => expect(isWholeCode(typed)).toBe(isWhole));

  it('of a contract number is compared in capitals without separators', () =>
    expect(plainContract(' m555-0001 ')).toBe('M5550001'));
});
