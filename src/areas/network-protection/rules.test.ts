import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import {
  coveringDomains,
  decidingEntry,
  exceptionsWith,
  overruledBy,
  activeAfter,
  domainOf,
  everyDay,
  isDomain,
  countsByWeek,
  linesOfDomains,
  matchingDomains,
  mostDomains,
  offerFor,
  readableDomain,
  sortPasted,
  protectionStateAt,
  switchTakesMs,
  worstDay,
  type Lists,
} from './rules.ts';

const lists = (blacklist: string[], whitelist: string[] = []): Lists => ({
  blacklist: new Set(blacklist),
  whitelist: new Set(whitelist),
});

describe('the domain in an input', () => {
  it.each([
    ['Kazino-Bonus.Example', 'kazino-bonus.example'],
    ['https://kazino-bonus.example/promo?x=1#top', 'kazino-bonus.example'],
    ['//kazino.example:8443/', 'kazino.example'],
    ['  kazino.example.  ', 'kazino.example'],
    ['kazino.example?ref=1', 'kazino.example'],
    ['HTTP://Сайт.БГ/вход', 'xn--80aswg.xn--90ae'],
    ['сайт.example', 'xn--80aswg.example'],
    ['a.b.c.example', 'a.b.c.example'],
    ['*.doubleclick.net', 'doubleclick.net'],
    ['a-b.example', 'a-b.example'],
  ])('%j is %s', (typed, domain) => expect(domainOf(typed)).toBe(domain));

  it.each([
    'burzi krediti',
    'kazino',
    '',
    '.example',
    'a..example',
    '-a.com',
    'a-.com',
    'a.-b.com',
    '*.*.com',
    'a.*.com',
    'name@kazino.example',
    '10.0.0.1',
    'a_b.example',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(124)}example`,
    'javascript:alert(1)',
    'xn--.example.1',
  ])('%j has none', (typed) => expect(domainOf(typed)).toBeNull());

  it('is at most 253 characters long', () => {
    const longest = `${'a.'.repeat(123)}example`;
    expect([longest.length, domainOf(longest)]).toEqual([253, longest]);
  });

  it('is found in any context, and is the same when parsed again', () => {
    const label = fc.stringMatching(/^[a-z0-9а-я]([a-z0-9а-я]{0,10})$/);
    fc.assert(
      fc.property(label, fc.constantFrom('example', 'бг', 'bg'), fc.webPath(), (name, top, path) => {
        const domain = domainOf(`${name}.${top}`);
        fc.pre(domain !== null);
        expect(isDomain(domain)).toBe(true);
        expect(domainOf(`HTTPS://${name.toUpperCase()}.${top}${path}`)).toBe(domain);
        expect(domainOf(readableDomain(domain))).toBe(domain);
        expect(domainOf(domain)).toBe(domain);
      }),
    );
  });

  it('is shown with its own letters; an invalid xn-- name stays unchanged', () => {
    expect(readableDomain('xn--80aswg.xn--90ae')).toBe('сайт.бг');
    expect(readableDomain('xn--0.example')).toBe('xn--0.example');
  });
});

describe('pasted lines', () => {
  const pasted = 'https://kazino.example/promo\nnov.example\nburzi krediti, nov.example;pusnat.example\r\nсайт.бг';

  it('are sorted into new, known, conflicting and invalid ones before anything is saved', () => {
    expect(sortPasted(pasted, 'blacklist', lists(['kazino.example'], ['pusnat.example']))).toEqual({
      fresh: ['nov.example', 'xn--80aswg.xn--90ae'],
      known: ['kazino.example'],
      clashing: ['pusnat.example'],
      bad: ['burzi krediti'],
      over: 0,
    });
  });

  it('for the other list conflict the other way round', () => {
    expect(sortPasted('kazino.example', 'whitelist', lists(['kazino.example']))).toMatchObject({
      clashing: ['kazino.example'],
      known: [],
    });
  });

  it('are accepted up to the limit of the list', () => {
    const full = Array.from({ length: mostDomains - 1 }, (_, at) => `a${at}.example`);
    expect(sortPasted('x.example\ny.example', 'blacklist', lists(full))).toMatchObject({
      fresh: ['x.example'],
      over: 1,
    });
  });

  it('survive a round trip through the export', () => {
    const domains = ['kazino.example', 'xn--80aswg.xn--90ae'];
    expect(linesOfDomains(domains)).toBe('kazino.example\nсайт.бг\n');
    expect(sortPasted(linesOfDomains(domains), 'blacklist', lists([])).fresh).toEqual(domains);
  });
});

it.each([
  ['kaz', ['kazino.example']],
  ['  KAZ ', ['kazino.example']],
  ['сай', ['xn--80aswg.xn--90ae']],
  ['xn--80', ['xn--80aswg.xn--90ae']],
  ['', ['kazino.example', 'xn--80aswg.xn--90ae']],
])('a search for %j finds %j', (typed, found) => {
  expect(matchingDomains(['kazino.example', 'xn--80aswg.xn--90ae'], typed)).toEqual(found);
});

it.each([
  ['block', [], [], { list: 'whitelist', does: 'add' }],
  ['allow', [], [], { list: 'blacklist', does: 'add' }],
  ['block', ['a.example'], [], { list: 'blacklist', does: 'remove' }],
  ['allow', [], ['a.example'], { list: 'whitelist', does: 'remove' }],
  ['block', [], ['a.example'], { list: 'whitelist', does: 'remove' }],
] as const)('an event with action %s, with %j and %j listed, offers %j', (action, black, white, offer) => {
  expect(offerFor({ domain: 'a.example', action }, lists([...black], [...white]))).toEqual(offer);
});

describe('the flag after a switch', () => {
  it.each([
    ['activate', true, false, true],
    ['deactivate', true, true, false],
    ['activate', false, false, false],
    ['deactivate', false, true, true],
  ] as const)('to %s, accepted: %s, from %s is %s [NP-015]', (operation, isAccepted, before, after) => {
    expect(activeAfter(operation, isAccepted, before)).toBe(after);
  });

  const acceptedAt = new Date('2026-11-15T10:00:00Z');
  const later = (ms: number) => new Date(acceptedAt.getTime() + ms);

  it('is pending until the service has the same state, and at most two hours [NP-016]', () => {
    const accepted = { isActive: false, acceptedAt };
    expect(protectionStateAt(later(0), true, accepted)).toEqual({ isActive: false, waitsUntil: later(switchTakesMs) });
    expect(protectionStateAt(later(60_000), false, accepted)).toEqual({ isActive: false, waitsUntil: null });
    expect(protectionStateAt(later(2 * 3600_000), true, accepted)).toEqual({ isActive: true, waitsUntil: null });
    expect(protectionStateAt(later(0), true, null)).toEqual({ isActive: true, waitsUntil: null });
  });
});

describe('the days', () => {
  const today = '2026-11-15';
  const days = [
    { day: '2026-11-15', blocked: 8 },
    { day: '2026-11-09', blocked: 2 },
    { day: '2026-11-08', blocked: 5 },
    { day: '2026-11-02', blocked: 1 },
    { day: '2026-11-01', blocked: 19 },
  ];

  it('give the counts of the day and the week', () => {
    expect(countsByWeek(days, today)).toEqual({ today: 8, week: 10, weekBefore: 6 });
  });

  it('are thirty, the last is today, and days without events are included [NP-028]', () => {
    const all = everyDay(days, today);
    expect(all).toHaveLength(30);
    expect([all[0], all.at(-1)]).toEqual([
      { day: addDays(today, -29), blocked: 0 },
      { day: today, blocked: 8 },
    ]);
  });

  it('have a worst one, if anything was blocked', () => {
    expect(worstDay(everyDay(days, today))).toEqual({ day: '2026-11-01', blocked: 19 });
    expect(worstDay(everyDay([], today))).toBeNull();
    const twice = ['2026-11-01', '2026-11-02'].map((day) => ({ day, blocked: 19 }));
    expect(worstDay(everyDay(twice, today))).toEqual({ day: '2026-11-02', blocked: 19 });
  });
});

it.each([
  ['site.bg', ['site.bg']],
  ['a.b.site.bg', ['a.b.site.bg', 'b.site.bg', 'site.bg']],
])('%s is covered by %j', (domain, covering) => {
  expect(coveringDomains(domain)).toEqual(covering);
});

describe('both lists together', () => {
  const both: Lists = {
    blacklist: new Set(['shop.bg', 'ads.news.bg']),
    whitelist: new Set(['bank.shop.bg', 'news.bg']),
  };

  it.each([
    ['shop.bg', { list: 'blacklist', entry: 'shop.bg' }, null],
    ['www.shop.bg', { list: 'blacklist', entry: 'shop.bg' }, null],
    ['bank.shop.bg', { list: 'whitelist', entry: 'bank.shop.bg' }, 'shop.bg'],
    ['a.bank.shop.bg', { list: 'whitelist', entry: 'bank.shop.bg' }, 'shop.bg'],
    ['ads.news.bg', { list: 'blacklist', entry: 'ads.news.bg' }, 'news.bg'],
    ['shop.bg.example', null, null],
  ] as const)('decide about %s by the most specific entry [TA-002]', (domain, decided, overruled) => {
    const found = decidingEntry(domain, both);
    expect(found).toEqual(decided);
    expect(found && overruledBy(found, both)).toBe(overruled);
  });

  it('tell which exceptions stay and which a new entry makes [TA-002]', () => {
    expect(exceptionsWith(['shop.bg', 'x.news.bg', 'other.bg'], 'blacklist', both)).toEqual({
      kept: ['bank.shop.bg'],
      made: ['x.news.bg'],
    });
    expect(exceptionsWith(['ads.news.bg'], 'whitelist', { ...both, blacklist: new Set(['news.bg']) })).toEqual({
      kept: [],
      made: ['ads.news.bg'],
    });
  });
});
