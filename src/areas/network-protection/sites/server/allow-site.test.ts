import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { base, openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';
import type { Allowances, SiteCheck } from '../contract.ts';

let protection: ProtectionPortal;

beforeEach(async () => {
  protection = await openProtection();
});
afterEach(() => protection.close());

const site = 'banka-vhod.example';
const path = `${base}/user/${protectedNumber}/allowances`;
const elena = () => protection.portal.browser().signIn('elena');
const allow = async (choice: string, domain = site, headers = {}) =>
  (await elena()).call('POST', path, { body: { domain, choice }, headers });
const close = async (domain = site) => (await elena()).call('DELETE', path, { query: { domain } });
const check = async (domain = site) =>
  (await (await elena()).call('GET', `${base}/user/${protectedNumber}/check`, { query: { domain } })).body as SiteCheck;
const sites = async () => ((await (await elena()).call('GET', path)).body as Allowances).sites;
const later = async (seconds: number) => {
  await protection.portal.pass(seconds);
  await protection.portal.runDueJobs();
};

describe('a stopped site', () => {
  it.each([
    ['quarter', 15 * 60],
    ['hour', 3600],
  ])('is allowed for a %s, and closes again by itself [TA-001]', async (choice, seconds) => {
    expect(await check()).toMatchObject({ is_stopped: true, reason: 'dangerous', category: 'phishing' });
    expect(outcomeOf(await allow(choice))).toBe('200');
    expect(await check()).toMatchObject({ is_stopped: false, reason: 'allowed-now', until: (await sites())[0]!.until });
    await later(seconds - 60);
    expect(await check()).toMatchObject({ is_stopped: false });
    await later(120);
    expect([await check(), await sites()]).toMatchObject([{ is_stopped: true, reason: 'dangerous' }, []]);
    expect(await protection.evidence()).toEqual([
      `protection.allow-site ${protectedNumber}`,
      `protection.allow-site-end ${protectedNumber}`,
    ]);
  });

  it('is allowed until tomorrow [TA-001]', async () => {
    expect(outcomeOf(await allow('tomorrow'))).toBe('200');
    expect((await sites())[0]!.until).toMatch(/T0[34]:00:00/);
    await later(31 * 3600);
    expect(await check()).toMatchObject({ is_stopped: true });
  });

  it('on the own block list is allowed for a time too, with its subdomains [TA-001]', async () => {
    expect(await check('kazino-bonus.example')).toMatchObject({ is_stopped: true, reason: 'block-list' });
    expect(outcomeOf(await allow('hour', 'kazino-bonus.example'))).toBe('200');
    expect(await check('www.kazino-bonus.example')).toMatchObject({ is_stopped: false, reason: 'allowed-now' });
  });

  it('allowed again gets the new end; the earlier one closes nothing [TA-001]', async () => {
    await allow('quarter');
    await allow('hour');
    await later(20 * 60);
    expect(await check()).toMatchObject({ is_stopped: false });
    expect(await sites()).toHaveLength(1);
    await later(45 * 60);
    expect(await check()).toMatchObject({ is_stopped: true });
  });

  it('is allowed by one press once, and by several at the same time once [TA-001]', async () => {
    const key = { 'idempotency-key': 'one-press' };
    const first = await allow('quarter', site, key);
    expect((await allow('quarter', site, key)).body).toEqual(first.body);
    const answers = await Promise.all([allow('hour'), allow('hour'), allow('hour')]);
    expect(answers.map(outcomeOf)).toContain('200');
    expect(await sites()).toMatchObject([{ state: 'open' }]);
  });

  it('stays open until the service has received the end, however long it is down [TA-001]', async () => {
    await allow('quarter');
    await protection.fault('*', 'down');
    await later(16 * 60);
    await later(3600);
    const { rows } = await protection.portal.platform.pool.query('select from embedded_protection_allowance');
    expect(rows).toHaveLength(1);
    await protection.portal.platform.pool.query('delete from partner_fault');
    expect(await sites()).toMatchObject([{ state: 'closing' }]);
    await later(61);
    expect(await check()).toMatchObject({ is_stopped: true });
  });

  it('is not allowed while the service is down, and nothing is recorded [TA-001]', async () => {
    await protection.fault('*', 'down');
    expect(outcomeOf(await allow('quarter'))).toBe('503 EC_Partner_Unavailable');
    await protection.portal.platform.pool.query('delete from partner_fault');
    expect([await check(), await sites(), await protection.evidence()]).toMatchObject([{ is_stopped: true }, [], []]);
  });

  it.each([
    ['that opens anyway', 'recepti.example', '409 EC_Already_Active'],
    ['on the allow list', 'shkolo.example', '409 EC_Already_Active'],
    ['that is none', 'not a site', '400 EC_Invalid_Request'],
  ])('%s is not allowed for a time', async (_what, domain, refusal) => {
    expect(outcomeOf(await allow('hour', domain))).toBe(refusal);
    expect(await sites()).toEqual([]);
  });

  it('is not allowed while protection is off', async () => {
    await protection.ask('deactivate');
    expect(outcomeOf(await allow('hour'))).toBe('409 EC_Already_Inactive');
  });

  const fill = (count: number, isConfirmed = true) =>
    protection.portal.platform.pool.query(
      `insert into protection_allowance
        (customer_id, service_id, subject, allowance_id, account_id, until, is_confirmed) select customer_id, service_id, 's' || n || '.example', gen_random_uuid(), 1,
        now() + interval '1 day', $3 from service, generate_series(1, $2) n where service_id = $1`,
      [protectedNumber, count, isConfirmed],
    );

  it('is one of at most fifty, also of several at the same time', async () => {
    await fill(49);
    const domains = [site, 'kazino-bonus.example'];
    const answers = await Promise.all(domains.map((domain) => allow('hour', domain)));
    expect(answers.map(outcomeOf).toSorted()).toEqual(['200', '409 EC_Domain_List_Full']);
  });

  it('is confirmed and closed alone: others stay as they are', async () => {
    await fill(2, false);
    await allow('hour');
    expect((await sites()).map(({ state }) => state).toSorted()).toEqual(['open', 'unconfirmed', 'unconfirmed']);
    await close();
    expect((await sites()).map(({ state }) => state)).toEqual(['unconfirmed', 'unconfirmed']);
  });

  it('of a foreign number is refused', async () => {
    const foreign = `${base}/user/359888100101/allowances`;
    const body = { domain: site, choice: 'hour' };
    expect(outcomeOf(await (await elena()).call('POST', foreign, { body }))).toBe('403 EC_User_Not_Authoried');
    const { rowCount } = await protection.portal.platform.pool.query('select from protection_allowance');
    expect(rowCount).toBe(0);
  });

  it('that is allowed closes at once when it is put on the block list [TA-001]', async () => {
    await allow('hour');
    expect((await protection.add('blacklist', [site])).status).toBe(204);
    await protection.portal.runDueJobs();
    expect([await check(), await sites()]).toMatchObject([{ is_stopped: true, reason: 'block-list' }, []]);
  });

  it('whose parent is put on the block list closes too; others stay open [TA-001]', async () => {
    await allow('hour', `www.${site}`);
    await allow('hour', 'kazino-bonus.example');
    expect((await protection.add('blacklist', [site])).status).toBe(204);
    await protection.portal.runDueJobs();
    expect((await sites()).map(({ domain }) => domain)).toEqual(['kazino-bonus.example']);
    expect(await check(`www.${site}`)).toMatchObject({ is_stopped: true, reason: 'block-list' });
  });

  it('that is allowed does not open a subdomain that is stopped by itself [TA-001, TA-002]', async () => {
    expect((await protection.add('blacklist', [`evil.${site}`])).status).toBe(204);
    await allow('hour');
    expect(await check(`www.${site}`)).toMatchObject({ is_stopped: false, reason: 'allowed-now' });
    expect(await check(`evil.${site}`)).toMatchObject({ is_stopped: true, reason: 'block-list' });
  });

  it('whose time is over is checked as closing, without an end in the past [TA-002]', async () => {
    await allow('quarter');
    await protection.portal.pass(16 * 60);
    expect(await check()).toMatchObject({ reason: 'allowed-now', until: null, is_closing: true });
  });

  it('that is allowed can be closed at once', async () => {
    expect(outcomeOf(await close())).toBe('404 EC_Not_Found');
    await allow('hour');
    expect(outcomeOf(await close())).toBe('204');
    expect(await check()).toMatchObject({ is_stopped: true });
    await allow('hour');
    await protection.fault('*', 'down');
    expect(outcomeOf(await close())).toBe('503 EC_Partner_Unavailable');
  });
});
