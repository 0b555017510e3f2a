import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';

let protection: ProtectionPortal;
beforeEach(async () => {
  protection = await openProtection();
});
afterEach(() => protection.close());

describe.each([
  ['blacklist', 'whitelist', 'NP-001, NP-012, NP-022, NP-023, NP-024'],
  ['whitelist', 'blacklist', 'NP-002, NP-013, NP-025, NP-026, NP-027'],
])('the %s', (list, other, rows) => {
  it(`accepts sites, returns them newest first, and removes one, with an audit entry [${rows}]`, async () => {
    const before = await protection.listOf(list);
    expect(outcomeOf(await protection.add(list, ['a.example', 'xn--80aswg.example']))).toBe('204');
    expect((await protection.listOf(list)).toSorted()).toEqual(
      [...before, 'a.example', 'xn--80aswg.example'].toSorted(),
    );
    expect(outcomeOf(await protection.remove(list, 'a.example'))).toBe('204');
    expect(await protection.listOf(list)).toEqual(['xn--80aswg.example', ...before]);
    expect(outcomeOf(await protection.remove(list, 'a.example'))).toBe('404 EC_Not_Found');
    expect(await protection.evidence()).toEqual([
      `protection.${list}-add ${protectedNumber}`,
      `protection.${list}-remove ${protectedNumber}`,
    ]);
  });

  it('accepts all or none: no site that is on it or on the other list', async () => {
    const before = await protection.listOf(list);
    const [known] = before;
    const [clashing] = await protection.listOf(other);
    for (const domains of [
      ['b.example', known!],
      ['b.example', clashing!],
      ['b.example', 'b.example'],
    ]) {
      expect(outcomeOf(await protection.add(list, domains))).toBe('409 EC_Domain_Already_Exists');
    }
    expect(await protection.listOf(list)).toEqual(before);
  });

  it('names the known site, however often it is requested', async () => {
    const [known] = await protection.listOf(list);
    for (const _ of ['first', 'second']) {
      expect((await protection.add(list, ['b.example', known!])).body).toMatchObject({
        ErrorCode: 'EC_Domain_Already_Exists',
        Properties: { Domain: known },
      });
    }
  });

  it('is read-only while the protection is off', async () => {
    await protection.ask('deactivate');
    expect(outcomeOf(await protection.add(list, ['c.example']))).toBe('409 EC_Already_Inactive');
    expect(outcomeOf(await protection.remove(list, (await protection.listOf(list))[0]!))).toBe(
      '409 EC_Already_Inactive',
    );
  });

  it.each([
    ['KAZINO.example', 'kazino.example'],
    ['кафе.бг', 'xn--80akn5b.xn--90ae'],
    ['*.Сайт.example', 'xn--80aswg.example'],
  ])('stores %s as %s, and removes it by both names', async (typed, kept) => {
    expect(outcomeOf(await protection.add(list, [typed]))).toBe('204');
    expect(await protection.listOf(list)).toContain(kept);
    expect(outcomeOf(await protection.add(list, [kept]))).toBe('409 EC_Domain_Already_Exists');
    expect(outcomeOf(await protection.remove(list, typed))).toBe('204');
  });

  it.each(['https://kazino.example', 'kazino', 'a b.example', '-a.com', 'a-.com', `${'a.'.repeat(124)}example`])(
    'refuses %j',
    async (domain) => {
      expect((await protection.add(list, [domain])).status).toBe(400);
    },
  );
});

it('a site added to both lists concurrently is on one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => protection.add(at % 2 ? 'blacklist' : 'whitelist', ['race.example'])),
  );
  expect(answers.filter((each) => each.status === 204)).toHaveLength(1);
  const everywhere = [...(await protection.listOf('blacklist')), ...(await protection.listOf('whitelist'))];
  expect(everywhere.filter((domain) => domain === 'race.example')).toHaveLength(1);
});

it('ten thousand sites are added and removed in one request, and the limit holds', async () => {
  const room = 10_000 - (await protection.listOf('blacklist')).length;
  const many = Array.from({ length: room }, (_, at) => `site-${at}.example`);
  expect(outcomeOf(await protection.add('blacklist', many))).toBe('204');
  expect(await protection.listOf('blacklist')).toHaveLength(10_000);
  expect(outcomeOf(await protection.add('blacklist', ['more.example']))).toBe('409 EC_Domain_List_Full');
  const tooMany = Array.from({ length: 10_001 }, (_, at) => `other-${at}.example`);
  expect(outcomeOf(await protection.add('whitelist', tooMany))).toBe('409 EC_Domain_List_Full');
});
