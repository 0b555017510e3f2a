import { describe, expect, it } from 'vitest';
import { operatorName, providerUserName, roleMappingIn, rolesIn, rolesOfClaim } from './rules.ts';

describe('a list of roles', () => {
  it.each([
    ['editor', ['editor']],
    ['support,editor', ['editor', 'support']],
    ['editor,admin', null],
    ['admin', null],
    ['', null],
  ])('reads %j', (list, roles) => expect(rolesIn(list)).toEqual(roles));
});

describe('the mapping of claim values to roles', () => {
  it.each([
    [['editors=editor'], [{ value: 'editors', role: 'editor' }]],
    [
      ['staff=editor', 'staff=support'],
      [
        { value: 'staff', role: 'editor' },
        { value: 'staff', role: 'support' },
      ],
    ],
    [['cn=portal=support'], [{ value: 'cn=portal', role: 'support' }]],
    [['editors'], null],
    [['=editor'], null],
    [['editors='], null],
    [['editors=admin'], null],
    [['editors=editor', 'x'], null],
  ])('reads %j', (items, mapping) => {
    expect(roleMappingIn(items)).toEqual(mapping);
  });
});

describe('the roles of a claim', () => {
  const mapping = roleMappingIn(['editors=editor', 'care=support', 'lead=editor', 'lead=support'])!;
  it.each<[unknown, string[]]>([
    ['editors', ['editor']],
    [['care', 'other'], ['support']],
    [['lead'], ['editor', 'support']],
    [
      ['care', 'editors'],
      ['editor', 'support'],
    ],
    ['editor', []],
    ['Editors', []],
    ['editors care', []],
    [[['editors']], []],
    [{ editors: true }, []],
    [true, []],
    [[], []],
    ['', []],
    [undefined, []],
    [null, []],
  ])('%j gives %j', (claim, roles) => {
    expect(rolesOfClaim(claim, mapping)).toEqual(roles);
  });
});

describe('the name of a user of the provider', () => {
  it.each([
    [{ preferred_username: 'ana', email: 'ana@corp.bg' }, 'ana@login.corp.bg'],
    [{ email: 'ana@corp.bg' }, 'ana@corp.bg'],
    [{ preferred_username: 'two words', email: 'ana@corp.bg' }, 'ana@corp.bg'],
    [{ preferred_username: 7 }, 'sub-1@login.corp.bg'],
    [{ preferred_username: '' }, 'sub-1@login.corp.bg'],
    [{}, 'sub-1@login.corp.bg'],
  ])('of %j is %s, which no local operator can have', (claims, name) => {
    expect(providerUserName(claims, 'sub-1', 'login.corp.bg')).toBe(name);
    expect(name).not.toMatch(operatorName);
  });
});
