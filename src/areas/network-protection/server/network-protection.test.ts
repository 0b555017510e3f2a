import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { said } from '#testing/extras.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import type { ProtectionEvent, ProtectionStats } from '../contract.ts';

const base = '/gateway/whalebone';
const protectedNumber = '359888100301';

let portal: TestPortal;
let elena: Browser;
beforeEach(async () => {
  portal = await openPortal();
  elena = await portal.browser().signIn('elena');
});
afterEach(() => portal.close());

const status = async (msisdn = protectedNumber) => (await elena.call('GET', `${base}/service/status/${msisdn}`)).body;
const ask = (operation: string, msisdn = protectedNumber, headers = {}) =>
  elena.call('PUT', `${base}/service/${msisdn}/${operation}`, { headers });
const listOf = async (list: string) =>
  ((await elena.call('GET', `${base}/user/${protectedNumber}/${list}`)).body as { domain: string }[]).map(
    ({ domain }) => domain,
  );
const add = (list: string, domains: string[], headers = {}) =>
  elena.call('POST', `${base}/user/${protectedNumber}/${list}`, {
    body: domains.map((domain) => ({ domain })),
    headers,
  });
const remove = (list: string, domain: string) =>
  elena.call('DELETE', `${base}/user/${protectedNumber}/${list}`, { query: { domain } });
const fault = (subject: string, kind: string) =>
  portal.platform.db.insertInto('partner_fault').values({ partner: 'protection', subject, fault: kind }).execute();
const evidence = async () => {
  const rows = await portal.platform.db
    .selectFrom('audit')
    .select(['action', 'subject'])
    .where('action', 'like', 'protection.%')
    .execute();
  return rows.map(({ action, subject }) => `${action} ${subject}`);
};

describe('the status', () => {
  it('says whether a number is protected, as its extra does [NP-001, NP-011, NP-017, NP-018]', async () => {
    expect(await status()).toEqual({ is_active: true, waits_until: null });
    expect(await status('359888100302')).toEqual({ is_active: false, waits_until: null });
  });

  it('is of own numbers alone', async () => {
    expect(said(await elena.call('GET', `${base}/service/status/359888100101`))).toBe('403 EC_User_Not_Authoried');
    const ivan = await portal.browser().signIn('ivan');
    expect(said(await ivan.call('GET', `${base}/service/status/359888100501`))).toBe('403 EC_Unavailable_For_Business');
  });
});

describe('a switch', () => {
  it('off counts at once when it is accepted, waits for the service, and is remembered [NP-014, NP-015, NP-016, NP-020]', async () => {
    expect((await ask('deactivate')).body).toEqual({ is_accepted: true });
    const until = new Date(portal.platform.clock.now().getTime() + 2 * 3600_000);
    const waiting = (await status()) as { is_active: boolean; waits_until: string };
    expect(waiting.is_active).toBe(false);
    expect(Math.abs(Date.parse(waiting.waits_until) - until.getTime())).toBeLessThan(60_000);
    expect(said(await ask('activate'))).toBe('409 EC_Msisdn_Already_Has_Processing_Request');
    await portal.pass(10 * 60);
    expect(await status()).toEqual({ is_active: false, waits_until: null });
    expect(said(await ask('deactivate'))).toBe('409 EC_Already_Inactive');
    expect((await ask('activate')).body).toEqual({ is_accepted: true });
    expect(await status()).toMatchObject({ is_active: true, waits_until: expect.any(String) as string });
    expect(await evidence()).toEqual([
      `protection.deactivate ${protectedNumber}`,
      `protection.activate ${protectedNumber}`,
    ]);
  });

  it('that is not accepted changes nothing [NP-015]', async () => {
    await fault(protectedNumber, 'fails');
    expect((await ask('deactivate')).body).toEqual({ is_accepted: false });
    expect(await status()).toEqual({ is_active: true, waits_until: null });
    expect((await ask('activate', '359888100302')).body).toEqual({ is_accepted: false });
    expect(await evidence()).toEqual([]);
  });

  it('is not known to be done while the service is away, and may be asked for again', async () => {
    await fault('*', 'down');
    expect(said(await ask('deactivate'))).toBe('503 EC_Partner_Unavailable');
    await portal.platform.db.deleteFrom('partner_fault').execute();
    expect(await status()).toMatchObject({ is_active: true });
    expect((await ask('deactivate')).body).toEqual({ is_accepted: true });
  });

  it('asked for fifty times at once is accepted once; under one key all hear the same', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('deactivate')));
    expect(answers.filter((each) => each.status === 200)).toHaveLength(1);
    await portal.pass(10 * 60);
    const key = { 'idempotency-key': 'one-and-the-same' };
    const keyed = await Promise.all(Array.from({ length: 20 }, () => ask('activate', protectedNumber, key)));
    expect(new Set(keyed.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"is_accepted":true}']));
    expect(await evidence()).toHaveLength(2);
  });

  it('to something else is no request', async () => {
    expect((await ask('explode')).status).toBe(400);
    expect(said(await ask('activate'))).toBe('409 EC_Already_Active');
  });
});

describe('what was seen', () => {
  const stats = (days = '30') =>
    elena.call('GET', `${base}/events/stats`, { query: { deviceId: protectedNumber, days } });
  const events = (query: Record<string, string> = {}) =>
    elena.call('GET', `${base}/events/search`, {
      query: { clientIp: '*', deviceId: protectedNumber, days: '30', sort: 'desc', ...query },
    });

  it('in 30 days is counted in all, by category and by day, and each says the same [NP-003, NP-011, NP-019, NP-028]', async () => {
    const body = (await stats()).body as ProtectionStats;
    expect([body.days, body.blocked, body.total, body.by_day.length]).toEqual([30, 204, 264, 30]);
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    expect(sum(body.categories.map(({ count }) => count))).toBe(204);
    expect(sum(body.by_day.map(({ blocked }) => blocked))).toBe(204);
    expect(body.by_day.at(-1)).toEqual({ day: body.today, blocked: 8 });
    expect((await stats('31')).status).toBe(400);
  });

  it('is listed newest first, and nothing that is older [NP-021, NP-028, NP-029]', async () => {
    await portal.platform.pool.query(`insert into embedded_protection_event
      (customer_id, service_id, happened_at, domain, category, action)
      select customer_id, service_id, now() - interval '31 days', 'old.example', 'malware', 'block'
      from service where service_id = '${protectedNumber}'`);
    const seen = (await events()).body as ProtectionEvent[];
    expect(seen).toHaveLength(264);
    expect(seen.map(({ timestamp }) => timestamp)).toEqual(
      seen
        .map(({ timestamp }) => timestamp)
        .toSorted()
        .toReversed(),
    );
    expect(seen.map(({ domain }) => domain)).not.toContain('old.example');
    expect((await events({ sort: 'asc' })).status).toBe(400);
    expect(said(await events({ deviceId: '359888100101' }))).toBe('403 EC_User_Not_Authoried');
  });

  it('is not known while the service is away', async () => {
    await fault('*', 'down');
    expect([said(await stats()), said(await events())]).toEqual(
      Array.from({ length: 2 }, () => '503 EC_Partner_Unavailable'),
    );
  });
});

describe.each([
  ['blacklist', 'whitelist', 'NP-001, NP-012, NP-022, NP-023, NP-024'],
  ['whitelist', 'blacklist', 'NP-002, NP-013, NP-025, NP-026, NP-027'],
])('the %s', (list, other, rows) => {
  it(`takes sites, gives them back newest first, and lets go of one, with evidence [${rows}]`, async () => {
    const before = await listOf(list);
    expect(said(await add(list, ['a.example', 'xn--80aswg.example']))).toBe('204');
    expect((await listOf(list)).toSorted()).toEqual([...before, 'a.example', 'xn--80aswg.example'].toSorted());
    expect(said(await remove(list, 'a.example'))).toBe('204');
    expect(await listOf(list)).toEqual(['xn--80aswg.example', ...before]);
    expect(said(await remove(list, 'a.example'))).toBe('404 EC_Not_Found');
    expect(await evidence()).toEqual([
      `protection.${list}-add ${protectedNumber}`,
      `protection.${list}-remove ${protectedNumber}`,
    ]);
  });

  it('takes all or none: not what stands on it, or on the other', async () => {
    const before = await listOf(list);
    const [known] = before;
    const [clashing] = await listOf(other);
    for (const domains of [
      ['b.example', known!],
      ['b.example', clashing!],
      ['b.example', 'b.example'],
    ]) {
      expect(said(await add(list, domains))).toBe('409 EC_Domain_Already_Exists');
    }
    expect(await listOf(list)).toEqual(before);
  });

  it('is read only while the protection is off', async () => {
    await ask('deactivate');
    expect(said(await add(list, ['c.example']))).toBe('409 EC_Already_Inactive');
    expect(said(await remove(list, (await listOf(list))[0]!))).toBe('409 EC_Already_Inactive');
  });

  it.each([
    'https://kazino.example',
    'KAZINO.example',
    'kazino',
    'a b.example',
    'сайт.бг',
    `${'a.'.repeat(124)}example`,
  ])('does not take %j', async (domain) => {
    expect((await add(list, [domain])).status).toBe(400);
  });
});

it('a site asked for on both lists at once stands on one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => add(at % 2 ? 'blacklist' : 'whitelist', ['race.example'])),
  );
  expect(answers.filter((each) => each.status === 204)).toHaveLength(1);
  const everywhere = [...(await listOf('blacklist')), ...(await listOf('whitelist'))];
  expect(everywhere.filter((domain) => domain === 'race.example')).toHaveLength(1);
});

it('ten thousand sites come and go in one request, and no more fit', async () => {
  const room = 10_000 - (await listOf('blacklist')).length;
  const many = Array.from({ length: room }, (_, at) => `site-${at}.example`);
  expect(said(await add('blacklist', many))).toBe('204');
  expect(await listOf('blacklist')).toHaveLength(10_000);
  expect(said(await add('blacklist', ['more.example']))).toBe('400 EC_Invalid_Request');
});
