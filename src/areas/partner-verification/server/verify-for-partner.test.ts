import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { proverOn } from '#testing/prover.ts';
import { arrive, decrypt, encrypt, goRound, linkOf, type Link, type Values } from '#testing/partner-verification.ts';
import { ringOf, sealSource } from './partner-values.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

describe('the round trip from a partner', () => {
  it.each([
    ['capital', '359888100101', 'POSTPAID'],
    ['dnevnik', '359888100201', 'PRIMA'],
    ['partner3', '359888100301', 'CURRENT'],
  ])(
    '%s gets the number and its type, encrypted, at its own address [PV-001, PV-002, PV-004, PV-005, PV-006, PV-009, PV-010, PV-011]',
    async (source, msisdn, type) => {
      const who = proverOn(portal, source);
      const opened = await decrypt(who, await linkOf(portal, source));
      expect(opened).toMatchObject({ status: 200, body: { decrypted_source: source } });
      expect(outcomeOf(await who.send(msisdn))).toBe('202');
      expect(outcomeOf(await encrypt(who, source))).toBe('400 EC_Verification_Failed');
      await portal.pass(30);
      expect(outcomeOf(await who.prove(msisdn))).toBe('204');
      const values = (await encrypt(who, source)).body as Values;
      const url = new URL(values.redirect_url);
      expect(url.pathname).toBe(`/my-a1/dev/partner/${source}`);
      expect([url.searchParams.get('msisdn'), url.searchParams.get('type')]).toEqual([
        values.encrypted_msisdn,
        values.encrypted_subscription_type,
      ]);
      expect((await arrive(portal, source, values)).body).toEqual({ msisdn, subscription_type: type });
    },
  );

  it('works with or without a trailing slash [PV-008, PV-009, PV-011]', async () => {
    const who = proverOn(portal, 'capital');
    const link = await linkOf(portal, 'capital');
    expect(outcomeOf(await who.call('GET', '/msisdn/decrypt/', { query: { ...link } }))).toBe('200');
    await who.prove('359888100103');
    expect(outcomeOf(await encrypt(who, 'capital', '/msisdn/encrypt/'))).toBe('200');
  });

  it('survives a reload, but works for nobody else: 1,000 replays, one visit', { tags: 'thousands' }, async () => {
    const link = await linkOf(portal, 'capital');
    const provers = Array.from({ length: 1000 }, () => proverOn(portal, 'capital'));
    const answers = await Promise.all(provers.map((who) => decrypt(who, link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const first = provers[answers.findIndex(({ status }) => status === 200)]!;
    expect(outcomeOf(await decrypt(first, link))).toBe('200');
  });

  it('requires a visit of this browser, and the number proved for this partner [PV-015]', async () => {
    const who = proverOn(portal, 'capital');
    await who.prove('359888100502');
    expect(outcomeOf(await encrypt(who, 'capital'))).toBe('400 EC_Invalid_Redirect');
    await decrypt(who, await linkOf(portal, 'dnevnik'));
    expect(outcomeOf(await encrypt(who, 'capital'))).toBe('400 EC_Invalid_Redirect');
    expect(outcomeOf(await encrypt(who, 'dnevnik'))).toBe('400 EC_Verification_Failed');
    const bare = await portal
      .browser()
      .call('GET', '/digital-extras-swap/msisdn/encrypt', { query: { source: 'capital' } });
    expect(outcomeOf(bare)).toBe('400 EC_Invalid_Request');
  });

  it('refuses expired or altered values, and partners that are not listed', async () => {
    const { keys, clock } = portal.platform;
    const ring = ringOf(keys.partners, 'capital');
    const who = proverOn(portal, 'capital');
    const link = await linkOf(portal, 'capital');
    const bad: Link[] = [
      { ...link, time: String(Number(link.time) + 1) },
      { ...link, encryptionKeyName: 'another' },
      { ...link, encryptionKeyName: '__proto__' },
      { ...link, source: link.source.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')) },
      { ...link, source: 'capital' },
      sealSource(ring, 'somebody-else', clock.now()),
      sealSource(ring, 'constructor', clock.now()),
      sealSource(ring, 'https://evil.example', clock.now()),
      sealSource(ringOf(keys.partners, 'dnevnik'), 'capital', clock.now()),
      sealSource(ring, 'capital', new Date(clock.now().getTime() - 600_000)),
    ];
    for (const each of bad)
      expect([each, outcomeOf(await decrypt(who, each))]).toEqual([each, '400 EC_Invalid_Redirect']);
    expect(outcomeOf(await decrypt(who, link))).toBe('200');
  });
});

describe('one visit', () => {
  it('gives one pair of values, and the same again under the same key', async () => {
    const who = proverOn(portal, 'capital');
    await decrypt(who, await linkOf(portal, 'capital'));
    await who.prove('359888100603');
    const again = { query: { source: 'capital' }, headers: { 'idempotency-key': 'the-key-of-one-press' } };
    const first = await who.call('GET', '/msisdn/encrypt', again);
    expect(outcomeOf(first)).toBe('200');
    expect((await who.call('GET', '/msisdn/encrypt', again)).body).toEqual(first.body);
    expect(outcomeOf(await encrypt(who, 'capital'))).toBe('400 EC_Invalid_Redirect');
  });

  it('is valid for half an hour', async () => {
    const waiting = async (seconds: number) => {
      const who = proverOn(portal, 'partner3');
      await decrypt(who, await linkOf(portal, 'partner3'));
      await portal.pass(seconds);
      await who.prove('359888100607');
      return outcomeOf(await encrypt(who, 'partner3'));
    };
    expect(await waiting(1799)).toBe('200');
    expect(await waiting(1800)).toBe('400 EC_Invalid_Redirect');
  });

  it('gives one pair of values under a hundred concurrent calls', async () => {
    const who = proverOn(portal, 'dnevnik');
    await decrypt(who, await linkOf(portal, 'dnevnik'));
    await who.prove('359888100604');
    const answers = await Promise.all(Array.from({ length: 100 }, () => encrypt(who, 'dnevnik')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('foreign redirect addresses', () => {
  const hosts = [
    'evil.example',
    'capital.example@evil.example',
    'localhost.evil.example',
    '[::1]',
    'xn--e1awd.example',
  ];
  const ways = [
    '',
    '//',
    'https://',
    'http:',
    '/\\',
    '\\\\',
    '/%2f',
    'javascript:',
    'data:text/html,',
    '../',
    '%00',
    '#',
  ];
  const payloads = ways.flatMap((way) =>
    hosts.flatMap((host) => [way + host, `capital${way}${host}`, `${way}${host}/capital`]),
  );

  it(`are never returned, for any of ${payloads.length} spellings of the source [PV-005]`, async () => {
    const { keys, clock } = portal.platform;
    const { who } = await goRound(portal, 'capital', '359888100602');
    for (const payload of payloads) {
      const sealed = sealSource(ringOf(keys.partners, 'capital'), payload, clock.now());
      expect([payload, (await decrypt(who, sealed)).status]).toEqual([payload, 400]);
      expect([payload, (await encrypt(who, payload)).status]).toEqual([payload, 400]);
    }
  });

  it.each([
    'capital=http://plain.example/',
    'capital=javascript:alert(1)',
    'capital=//evil.example',
    'capital=/my-a1/../evil',
    'capital',
    'Capital=https://x.example',
  ])('cannot be configured: %s', async (PARTNER_SITES) => {
    await expect(openPortal({ PARTNER_SITES })).rejects.toThrow(/PARTNER_SITES/);
  });

  it('of an operator are used unchanged', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const other = await openPortal({
      PARTNER_SITES: 'capital=https://capital.example/verified?from=abonat',
      PARTNER_KEYS: `capital:2026-a=${key}`,
    });
    const link = (await other.browser().call('GET', '/dev/partner/capital')).body as Link;
    expect(link.encryptionKeyName).toBe('capital:2026-a');
    const who = proverOn(other, 'capital');
    expect((await decrypt(who, link)).body).toMatchObject({ site: 'capital.example' });
    await who.prove('359888100101');
    const { redirect_url: url } = (await encrypt(who, 'capital')).body as Values;
    expect(url).toMatch(/^https:\/\/capital\.example\/verified\?from=abonat&msisdn=capital%3A2026-a\./);
    await other.close();
  });
});

it('a partner with a key but without a site is refused like an invalid value', async () => {
  const other = await openPortal({
    PARTNER_KEYS: `former:a=${Buffer.alloc(32, 7).toString('base64')},capital:a=${Buffer.alloc(32, 8).toString('base64')}`,
  });
  const { keys, clock } = other.platform;
  const link = sealSource(ringOf(keys.partners, 'former'), 'former', clock.now());
  expect(outcomeOf(await decrypt(proverOn(other, 'former'), link))).toBe('400 EC_Invalid_Redirect');
  await other.close();
});
