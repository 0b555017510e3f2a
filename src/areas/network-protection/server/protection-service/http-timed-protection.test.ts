import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

const number = '359888100301';
const user = `/gateway/whalebone/user/${number}`;
const able = { status: 200, body: { allow: true, check: true, schedule: true } };
const active = { status: 200, body: { is_active: true } };
const stopped = { status: 200, body: { reason: 'dangerous', category: 'phishing', until: null } };
const window = { categories: ['games'], days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' };

let service: PartnerServer;
let portal: TestPortal;
let elena: Browser;

beforeEach(async () => {
  service = await startPartner();
  portal = await openPortal({ PROTECTION_URL: service.url, PROTECTION_TOKEN: 'shared with protection' });
  elena = await portal.browser().signIn('elena');
});
afterEach(async () => {
  await portal.close();
  await service.close();
});

const calls = () => service.asked.map(({ call }) => call);
const allow = () => elena.call('POST', `${user}/allowances`, { body: { domain: 'a.example', choice: 'quarter' } });
const later = async (seconds: number) => {
  await portal.pass(seconds);
  await portal.runDueJobs();
};

/** The audited changes of allowances. */
async function actions(): Promise<string[]> {
  const { rows } = await portal.platform.pool.query<{ action: string }>(
    `select action from audit where action like 'protection.%' order by sequence`,
  );
  return rows.map(({ action }) => action);
}

describe('the protection service of an operator', () => {
  it('opens a site for a time and receives its end, again after a lost answer [TA-001]', async () => {
    service.answers.push(able, active, stopped, { status: 204 });
    expect(outcomeOf(await allow())).toBe('200');
    expect(calls().at(-1)).toBe(`PUT /user/${number}/allowances?subject=a.example`);
    expect(service.asked.at(-1)?.body).toEqual({ until: expect.any(String) as string });
    service.answers.push('hang up', { status: 204 });
    await later(15 * 60);
    await later(60);
    const ends = service.asked.filter(({ call }) => call === `DELETE /user/${number}/allowances?subject=a.example`);
    expect(ends).toHaveLength(2);
    expect(ends[0]?.key).toBe(ends[1]?.key);
    await later(3600);
    expect(service.asked.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(2);
  });

  it('whose answer was lost leaves the site unconfirmed, and gets its end all the same [TA-001]', async () => {
    service.answers.push(able, active, stopped, 'hang up');
    expect(outcomeOf(await allow())).toBe('503 EC_Partner_Unavailable');
    service.answers.push(able);
    const { body } = await elena.call('GET', `${user}/allowances`);
    expect(body).toMatchObject({ sites: [{ domain: 'a.example', state: 'unconfirmed' }] });
    expect(await actions()).toEqual(['protection.allow-site']);
    service.answers.push({ status: 404, body: {} }, { status: 404, body: {} });
    await later(15 * 60);
    expect(calls().at(-1)).toBe(`DELETE /user/${number}/allowances?subject=a.example`);
    await later(60);
    expect((await portal.platform.pool.query('select from protection_allowance')).rowCount).toBe(0);
    expect(await actions()).toEqual(['protection.allow-site', 'protection.allow-site-end']);
  });

  it('that may open a site after it was closed is asked to close it once more [TA-001]', async () => {
    service.answers.push(able, active, stopped, 'hang up', { status: 204 }, { status: 204 });
    await allow();
    const query = { domain: 'a.example' };
    expect(outcomeOf(await elena.call('DELETE', `${user}/allowances`, { query }))).toBe('204');
    await later(60);
    expect(calls().filter((call) => call.startsWith('DELETE'))).toHaveLength(2);
    expect((await portal.platform.pool.query('select from protection_allowance')).rowCount).toBe(0);
    expect(await actions()).toEqual(['protection.allow-site', 'protection.allow-site-end']);
  });

  it('whose answer was lost can be asked again at once [TA-001]', async () => {
    service.answers.push(able, active, stopped, 'hang up', able, active, stopped, { status: 204 }, able);
    expect(outcomeOf(await allow())).toBe('503 EC_Partner_Unavailable');
    expect(outcomeOf(await allow())).toBe('200');
    const { body } = await elena.call('GET', `${user}/allowances`);
    expect(body).toMatchObject({ sites: [{ domain: 'a.example', state: 'open' }] });
  });

  it('that follows another list than the portal reads is not explained by an entry [TA-002]', async () => {
    const list = { status: 200, body: [{ domain: 'a.example' }] };
    const verdict = { reason: 'allow-list', category: null, until: null };
    service.answers.push(able, { status: 200, body: verdict }, list, list);
    const { body } = await elena.call('GET', `${user}/check`, { query: { domain: 'a.example' } });
    expect(body).toMatchObject({ reason: 'allow-list', entry: null, overruled: null });
  });

  it('without these abilities refuses, and says so', async () => {
    const unable = { status: 404, body: {} };
    const refused = '409 EC_Protection_Cannot';
    service.answers.push(unable, unable, unable, unable, unable, unable);
    expect(outcomeOf(await allow())).toBe(refused);
    expect(outcomeOf(await elena.call('GET', `${user}/check`, { query: { domain: 'a.example' } }))).toBe(refused);
    expect(outcomeOf(await elena.call('GET', `${user}/schedule`))).toBe(refused);
    expect(outcomeOf(await elena.call('PUT', `${user}/schedule`, { body: { windows: [] } }))).toBe(refused);
    expect(outcomeOf(await elena.call('POST', `${user}/schedule/more-time`))).toBe(refused);
    expect((await elena.call('GET', `${user}/allowances`)).body).toEqual({
      sites: [],
      abilities: { allow: false, check: false, schedule: false },
    });
  });

  it.each([
    ['abilities in an unknown format', { status: 200, body: { allow: true } }, stopped],
    ['abilities with a redirect', { ...able, status: 300 }, stopped],
    ['a check with a redirect', able, { ...stopped, status: 300 }],
  ])('that answers %s is reported as unavailable', async (_what, abilities, verdict) => {
    service.answers.push(abilities, verdict);
    const { status } = await elena.call('GET', `${user}/check`, { query: { domain: 'a.example' } });
    expect(status).toBe(503);
  });

  it('that answers an allowance with a redirect has not opened the site', async () => {
    service.answers.push(able, active, stopped, { status: 300 });
    expect(outcomeOf(await allow())).toBe('503 EC_Partner_Unavailable');
  });

  it('gets a schedule, and of two requests that settle the same order only one is recorded', async () => {
    service.answers.push(able, active, { status: 204 });
    service.beforeAnswer = async () => {
      if (calls().at(-1)?.startsWith('PUT')) await portal.platform.pool.query('delete from protection_order');
    };
    const body = { windows: [window] };
    expect(outcomeOf(await elena.call('PUT', `${user}/schedule`, { body }))).toBe('409 EC_Settings_Changed');
    expect(await actions()).toEqual([]);
  });

  it('checks an address [TA-002]', async () => {
    const until = '2026-11-17T05:00:00.000Z';
    service.answers.push(able, { status: 200, body: { reason: 'schedule', category: 'games', until } });
    const { body } = await elena.call('GET', `${user}/check`, { query: { domain: 'сайт.бг' } });
    expect(body).toMatchObject({
      domain: 'xn--80aswg.xn--90ae',
      is_stopped: true,
      reason: 'schedule',
      category: 'games',
      until,
    });
    expect(calls().at(-1)).toBe(`GET /user/${number}/check?domain=xn--80aswg.xn--90ae`);
    service.answers.push(able, { status: 200, body: { reason: 'because' } });
    const odd = await elena.call('GET', `${user}/check`, { query: { domain: 'a.example' } });
    expect(outcomeOf(odd)).toBe('503 EC_Partner_Unavailable');
  });

  it('gets the schedule with its time zone, and again with the same key [TA-003]', async () => {
    const save = () => elena.call('PUT', `${user}/schedule`, { body: { windows: [window] } });
    service.answers.push(able, active, 'hang up');
    expect(outcomeOf(await save())).toBe('503 EC_Partner_Unavailable');
    service.answers.push(able, active, { status: 204 });
    expect(outcomeOf(await save())).toBe('204');
    const puts = service.asked.filter(({ call }) => call === `PUT /user/${number}/schedule`);
    expect(puts.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ time_zone: 'Europe/Sofia', windows: [window] })),
    );
    expect(puts[0]?.key).toBe(puts[1]?.key);
  });

  it('gets fifteen more minutes and their end [TA-003]', async () => {
    service.answers.push(able, active, { status: 200, body: { windows: [window] } }, { status: 204 });
    expect(outcomeOf(await elena.call('POST', `${user}/schedule/more-time`))).toBe('200');
    expect(calls().at(-1)).toBe(`PUT /user/${number}/allowances?subject=*`);
    service.answers.push({ status: 204 });
    await later(15 * 60);
    expect(calls().at(-1)).toBe(`DELETE /user/${number}/allowances?subject=*`);
  });
});
