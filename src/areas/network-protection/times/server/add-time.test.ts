import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { base, openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';
import type { ProtectionSchedule } from '../contract.ts';

let protection: ProtectionPortal;

beforeEach(async () => {
  protection = await openProtection();
  await save([allDay]);
});
afterEach(() => protection.close());

const path = `${base}/user/${protectedNumber}/schedule`;
const allDay = { categories: ['games'], days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' };
const elena = () => protection.portal.browser().signIn('elena');
const read = async () => (await (await elena()).call('GET', path)).body as ProtectionSchedule;
const save = async (windows: object[]) => (await elena()).call('PUT', path, { body: { windows } });
const more = async () => (await elena()).call('POST', `${path}/more-time`);
const check = async () => {
  const query = { domain: 'igri-onlayn.example' };
  return (await (await elena()).call('GET', `${base}/user/${protectedNumber}/check`, { query })).body;
};
const later = async (seconds: number) => {
  await protection.portal.pass(seconds);
  await protection.portal.runDueJobs();
};

describe('fifteen more minutes', () => {
  it('open what the schedule stops, and end by themselves [TA-003]', async () => {
    expect(await check()).toMatchObject({ is_stopped: true });
    expect(outcomeOf(await more())).toBe('200');
    expect(await check()).toMatchObject({ is_stopped: false });
    const { pause } = await read();
    const minutes = (Date.parse(pause!.until) - protection.portal.platform.clock.now().getTime()) / 60_000;
    expect([Math.round(minutes), pause!.state]).toEqual([15, 'open']);
    await later(14 * 60);
    expect(await check()).toMatchObject({ is_stopped: false });
    await later(2 * 60);
    expect(await check()).toMatchObject({ is_stopped: true, reason: 'schedule' });
    expect((await read()).pause).toBeNull();
    expect(await auditOf(protection.portal, 'protection.more-time-end')).toEqual([
      { subject: protectedNumber, facts: {} },
    ]);
  });

  it('add up to an hour ahead, and not further [TA-003]', async () => {
    const answers = [];
    for (let press = 0; press < 5; press++) answers.push(outcomeOf(await more()));
    expect(answers).toEqual(['200', '200', '200', '200', '400 EC_Limit_Exceeded']);
    expect((await read()).can_add_time).toBe(false);
    await later(50 * 60);
    expect(await check()).toMatchObject({ is_stopped: false });
    await later(15 * 60);
    expect(await check()).toMatchObject({ is_stopped: true });
  });

  it('asked for again after a lost answer count once [TA-003]', async () => {
    const first = (await more()).body;
    await protection.portal.platform.pool.query('update protection_allowance set is_confirmed = false');
    expect((await more()).body).toEqual(first);
    expect((await read()).pause).toMatchObject({ state: 'open' });
  });

  it('are given anew at the moment an unconfirmed pause ends [TA-003]', async () => {
    stopRealTime();
    await more();
    const { pool, clock } = protection.portal.platform;
    await pool.query('update protection_allowance set is_confirmed = false, until = $1', [clock.now()]);
    const until = new Date(clock.now().getTime() + 15 * 60_000).toISOString();
    expect((await more()).body).toEqual({ until });
  });

  it('do not open a dangerous site', async () => {
    await more();
    const query = { domain: 'banka-vhod.example' };
    const { body } = await protection.elena.call('GET', `${base}/user/${protectedNumber}/check`, { query });
    expect(body).toMatchObject({ is_stopped: true, reason: 'dangerous' });
  });

  it('are refused while nothing is stopped, for a foreign number, and without the service', async () => {
    await save([]);
    expect(outcomeOf(await more())).toBe('404 EC_Not_Found');
    const foreign = `${base}/user/359888100101/schedule/more-time`;
    expect(outcomeOf(await (await elena()).call('POST', foreign))).toBe('403 EC_User_Not_Authoried');
    await save([allDay]);
    await protection.fault('*', 'down');
    expect(outcomeOf(await more())).toBe('503 EC_Partner_Unavailable');
  });
});
