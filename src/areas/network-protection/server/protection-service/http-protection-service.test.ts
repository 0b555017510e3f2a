import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transactionsLeftOpen } from '#testing/open-transactions.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

const number = '359888100301';
const base = '/gateway/whalebone';
const active = { status: 200, body: { is_active: true } };
const noSites = { status: 200, body: [] };

let service: PartnerServer;
let portal: TestPortal;
let elena: Browser;
let held: unknown[];

beforeEach(async () => {
  service = await startPartner();
  portal = await openPortal({ PROTECTION_URL: service.url, PROTECTION_TOKEN: 'shared with protection' });
  elena = await portal.browser().signIn('elena');
  held = [];
  service.beforeAnswer = async () => {
    held.push(...(await transactionsLeftOpen(portal.platform.pool)));
  };
});
afterEach(async () => {
  await portal.close();
  await service.close();
  if (held.length > 0) throw new Error(`a transaction was open during a call to the service: ${JSON.stringify(held)}`);
});

const asked = () => service.asked.map(({ call }) => call);
const ask = (operation: string) => elena.call('PUT', `${base}/service/${number}/${operation}`);
const add = (domain: string) => elena.call('POST', `${base}/user/${number}/blacklist`, { body: [{ domain }] });

describe('the protection service of an operator', () => {
  it('returns the status, the statistics, the events and the lists', async () => {
    service.answers.push(active);
    expect((await elena.call('GET', `${base}/service/status/${number}`)).body).toMatchObject({ is_active: true });
    service.answers.push({
      status: 200,
      body: { total: 3, blocked: 2, categories: [{ name: 'malware', count: 2 }], by_day: [] },
    });
    const stats = await elena.call('GET', `${base}/events/stats`, { query: { deviceId: number, days: '30' } });
    expect(stats.body).toMatchObject({ total: 3, blocked: 2, days: 30 });
    const event = { timestamp: '2026-11-15T06:12:00.000Z', domain: 'a.example', category: 'malware', action: 'block' };
    service.answers.push({ status: 200, body: [event] });
    const query = { clientIp: '*', deviceId: number, days: '30', sort: 'desc' };
    expect((await elena.call('GET', `${base}/events/search`, { query })).body).toEqual([event]);
    service.answers.push({ status: 200, body: [{ domain: 'a.example' }] });
    expect((await elena.call('GET', `${base}/user/${number}/whitelist`)).body).toEqual([{ domain: 'a.example' }]);
    expect(asked()).toEqual([
      `GET /service/status/${number}`,
      `GET /events/stats?deviceId=${number}&days=30`,
      `GET /events/search?clientIp=*&deviceId=${number}&days=30&sort=desc`,
      `GET /user/${number}/whitelist`,
    ]);
    expect(service.asked[0]?.token).toBe('Bearer shared with protection');
  });

  it('whose answer to a switch was lost gets the same key on retry', async () => {
    service.answers.push(active, 'hang up');
    expect(outcomeOf(await ask('deactivate'))).toBe('503 EC_Partner_Unavailable');
    service.answers.push({ status: 200, body: { is_active: false } }, { status: 200, body: { is_accepted: true } });
    expect((await ask('deactivate')).body).toEqual({ is_accepted: true });
    const switches = service.asked.filter(({ call }) => call === `PUT /service/${number}/deactivate`);
    expect(switches).toHaveLength(2);
    expect(switches[0]?.key).toBe(switches[1]?.key);
  });

  it('gets additions and removals; an addition with a lost answer is not taken for a duplicate', async () => {
    service.answers.push(active, noSites, noSites, 'hang up');
    expect(outcomeOf(await add('a.example'))).toBe('503 EC_Partner_Unavailable');
    service.answers.push(active, { status: 204 });
    expect(outcomeOf(await add('a.example'))).toBe('204');
    const posts = service.asked.filter(({ call }) => call === `POST /user/${number}/blacklist`);
    expect(posts.map(({ body }) => body)).toEqual(Array.from({ length: 2 }, () => [{ domain: 'a.example' }]));
    expect(posts[0]?.key).toBe(posts[1]?.key);
    // Both lists are read concurrently, so each answer may be for either.
    const listed = { status: 200, body: [{ domain: 'a.example' }] };
    service.answers.push(active, listed, listed, { status: 204 });
    const removed = await elena.call('DELETE', `${base}/user/${number}/blacklist`, { query: { domain: 'a.example' } });
    expect(outcomeOf(removed)).toBe('204');
    expect(asked().at(-1)).toBe(`DELETE /user/${number}/blacklist?domain=a.example`);
  });

  it('may report that a site is already on a list', async () => {
    service.answers.push(active, noSites, noSites, { status: 409, body: {} });
    expect(outcomeOf(await add('a.example'))).toBe('409 EC_Domain_Already_Exists');
  });

  it.each([
    ['in an unknown format', { status: 200, body: { is_active: 'yes' } }],
    ['with a redirect', { status: 300, body: { is_active: true } }],
    ['not at all', 'hang up' as const],
    ['with a refusal', { status: 403, body: {} }],
  ])('that answers %s is reported as unavailable', async (_how, answer) => {
    service.answers.push(answer);
    expect(outcomeOf(await elena.call('GET', `${base}/service/status/${number}`))).toBe('503 EC_Partner_Unavailable');
  });

  it.each([300, 400])('that answers a change with the unknown status %i has not made it', async (status) => {
    service.answers.push(active, noSites, noSites, { status, body: {} });
    expect(outcomeOf(await add('a.example'))).toBe('503 EC_Partner_Unavailable');
  });
});
