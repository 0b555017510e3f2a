import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { base, openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';
import { embeddedProtectionService } from '../../server/protection-service/embedded-protection-service.ts';
import { checkAddress } from './check-site.ts';

let protection: ProtectionPortal;

beforeAll(async () => {
  protection = await openProtection();
});
afterAll(() => protection.close());

const check = (domain: string, number = protectedNumber) =>
  protection.elena.call('GET', `${base}/user/${number}/check`, { query: { domain } });

describe('the check of an address', () => {
  it.each([
    ['banka-vhod.example', { is_stopped: true, reason: 'dangerous', category: 'phishing' }],
    ['BANKA-vhod.example', { is_stopped: true, reason: 'dangerous', domain: 'banka-vhod.example' }],
    ['login.obnovi-flash.example', { is_stopped: true, reason: 'dangerous', category: 'malware' }],
    ['kazino-bonus.example', { is_stopped: true, reason: 'block-list' }],
    ['www.shkolo.example', { is_stopped: false, reason: 'allow-list' }],
    ['recepti.example', { is_stopped: false, reason: 'clean', category: 'food' }],
    ['nepoznat.example', { is_stopped: false, reason: 'clean', category: null }],
  ])('%s says whether and why it would be stopped [TA-002]', async (domain, found) => {
    const answer = await check(domain);
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(found)]);
  });

  it('follows the most specific entry of both lists, and says which [TA-002]', async () => {
    expect(outcomeOf(await protection.add('whitelist', ['blog.kazino-bonus.example']))).toBe('204');
    expect(outcomeOf(await protection.add('blacklist', ['chat.shkolo.example']))).toBe('204');
    const entry = 'blog.kazino-bonus.example';
    const opened = { is_stopped: false, reason: 'allow-list', entry, overruled: 'kazino-bonus.example' };
    expect((await check(`a.${entry}`)).body).toMatchObject(opened);
    expect((await check('www.kazino-bonus.example')).body).toMatchObject({
      reason: 'block-list',
      entry: 'kazino-bonus.example',
      overruled: null,
    });
    expect((await check('chat.shkolo.example')).body).toMatchObject({
      reason: 'block-list',
      entry: 'chat.shkolo.example',
      overruled: 'shkolo.example',
    });
    expect((await check('recepti.example')).body).toMatchObject({ entry: null, overruled: null });
  });

  it('changes nothing and leaves no trace [TA-002]', async () => {
    const before = await protection.evidence();
    await check('banka-vhod.example');
    expect(await protection.evidence()).toEqual(before);
  });

  it.each(['', 'not a site', 'a'.repeat(300)])('of %j is refused', async (domain) => {
    expect(outcomeOf(await check(domain))).toBe('400 EC_Invalid_Request');
  });

  it('of a foreign number is refused', async () => {
    expect(outcomeOf(await check('recepti.example', '359888100101'))).toBe('403 EC_User_Not_Authoried');
  });

  it('names the latest end of the allowances that open it [TA-002]', async () => {
    const elena = await protection.portal.browser().signIn('elena');
    const allowances = `${base}/user/${protectedNumber}/allowances`;
    const allow = (domain: string, choice: string) => elena.call('POST', allowances, { body: { domain, choice } });
    await allow('www.banka-vhod.example', 'quarter');
    const { until } = (await allow('banka-vhod.example', 'tomorrow')).body as { until: string };
    expect((await check('www.banka-vhod.example')).body).toMatchObject({ reason: 'allowed-now', until });
    await elena.call('DELETE', allowances, { query: { domain: 'www.banka-vhod.example' } });
    await elena.call('DELETE', allowances, { query: { domain: 'banka-vhod.example' } });
  });

  it.each([
    ['at the end of an allowance', 0, { until: null, is_closing: true }],
    ['before it', 1, { is_closing: false }],
  ])('%s says whether the site is being closed', async (_when, leftMs, found) => {
    const { platform } = protection.portal;
    const { customer_id: customerId } = await platform.db
      .selectFrom('service')
      .select('customer_id')
      .where('service_id', '=', protectedNumber)
      .executeTakeFirstOrThrow();
    const elena = await protection.portal.browser().signIn('elena');
    const allowances = `${base}/user/${protectedNumber}/allowances`;
    const domain = 'banka-vhod.example';
    const { body } = await elena.call('POST', allowances, { body: { domain, choice: 'quarter' } });
    const at = new Date(Date.parse((body as { until: string }).until) - leftMs);
    const { db, reads, clock } = platform;
    const service = {
      ...embeddedProtectionService({ db, reads, clock, switchSeconds: 0 }),
      check: () => Promise.resolve({ reason: 'allowed-now', category: null, until: null } as const),
    };
    const number = { customerId, serviceId: protectedNumber };
    const answer = await checkAddress({ ...platform, clock: { now: () => at } }, service, number, domain);
    expect(answer).toMatchObject(found);
    await elena.call('DELETE', allowances, { query: { domain } });
  });

  it('while the service is down says that nothing is known [TA-002]', async () => {
    await protection.fault('*', 'down');
    expect(outcomeOf(await check('recepti.example'))).toBe('503 EC_Partner_Unavailable');
    await protection.portal.platform.pool.query('delete from partner_fault');
  });

  it('while protection is off says so [TA-002]', async () => {
    await protection.ask('deactivate');
    await protection.portal.pass(600);
    const elena = await protection.portal.browser().signIn('elena');
    const query = { domain: 'banka-vhod.example' };
    const { body } = await elena.call('GET', `${base}/user/${protectedNumber}/check`, { query });
    expect(body).toMatchObject({ is_stopped: false, reason: 'off' });
  });
});

it('an event says why its site was stopped [TA-002]', async () => {
  const elena = await protection.portal.browser().signIn('elena');
  const query = { clientIp: '*', deviceId: protectedNumber, days: '30', sort: 'desc' };
  const { body } = await elena.call('GET', `${base}/events/search`, { query });
  const events = body as { action: string; reason?: string; category: string }[];
  expect(new Set(events.filter(({ action }) => action === 'block').map(({ reason }) => reason))).toEqual(
    new Set(['dangerous']),
  );
});
