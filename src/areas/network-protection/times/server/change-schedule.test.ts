import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { base, openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';
import type { ProtectionSchedule } from '../contract.ts';

let protection: ProtectionPortal;

beforeEach(async () => {
  protection = await openProtection();
});
afterEach(() => protection.close());

const path = `${base}/user/${protectedNumber}/schedule`;
const allDay = { categories: ['games'], days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' };
const night = { categories: ['social', 'video'], days: [5, 6], from: '22:00', to: '06:30' };
const read = async () => (await protection.elena.call('GET', path)).body as ProtectionSchedule;
const save = (windows: object[], headers = {}) => protection.elena.call('PUT', path, { body: { windows }, headers });
const check = async (domain: string) =>
  (await protection.elena.call('GET', `${base}/user/${protectedNumber}/check`, { query: { domain } })).body;

describe('the schedule of a number', () => {
  it('has categories and several windows, and is enforced by the service [TA-003]', async () => {
    expect((await read()).windows).toHaveLength(1);
    const lunch = { ...allDay, categories: ['video'], from: '12:00', to: '13:00' };
    expect(outcomeOf(await save([allDay, lunch, night]))).toBe('204');
    const { windows, stopped_now } = await read();
    expect(windows).toEqual([allDay, lunch, night]);
    expect(stopped_now.map(({ category }) => category)).toContain('games');
    expect(await check('igri-onlayn.example')).toMatchObject({
      is_stopped: true,
      reason: 'schedule',
      category: 'games',
    });
    expect(await check('recepti.example')).toMatchObject({ is_stopped: false });
    expect(outcomeOf(await save([]))).toBe('204');
    expect(await check('igri-onlayn.example')).toMatchObject({ is_stopped: false, reason: 'clean' });
    expect(await protection.evidence()).toEqual(
      Array.from({ length: 2 }, () => `protection.schedule ${protectedNumber}`),
    );
  });

  it('changed in another tab is not overwritten [TA-003]', async () => {
    const version = { 'if-match': `"${(await read()).version}"` };
    expect(outcomeOf(await save([allDay], version))).toBe('204');
    expect(outcomeOf(await save([night], version))).toBe('409 EC_Settings_Changed');
    expect((await read()).windows).toEqual([allDay]);
    expect(outcomeOf(await save([night], { 'if-match': `"${(await read()).version}"` }))).toBe('204');
  });

  it.each<[string, object]>([
    ['without categories', { ...allDay, categories: [] }],
    ['with an unknown category', { ...allDay, categories: ['news'] }],
    ['with a category twice', { ...allDay, categories: ['games', 'games'] }],
    ['without days', { ...allDay, days: [] }],
    ['with an eighth day', { ...allDay, days: [8] }],
    ['with a day twice', { ...allDay, days: [1, 1] }],
    ['until 24:00', { ...allDay, to: '24:00' }],
    ['from half past', { ...allDay, from: '7:30' }],
    ['with more', { ...allDay, name: 'x' }],
  ])('refuses a window %s', async (_what, window) => {
    expect(outcomeOf(await save([window]))).toBe('400 EC_Invalid_Request');
  });

  it('refuses too many windows, a foreign number, and changes while protection is off', async () => {
    expect(outcomeOf(await save(Array.from({ length: 21 }, () => allDay)))).toBe('400 EC_Invalid_Request');
    const foreign = `${base}/user/359888100101/schedule`;
    expect(outcomeOf(await protection.elena.call('PUT', foreign, { body: { windows: [] } }))).toBe(
      '403 EC_User_Not_Authoried',
    );
    expect(outcomeOf(await protection.elena.call('GET', foreign))).toBe('403 EC_User_Not_Authoried');
    await protection.ask('deactivate');
    expect(outcomeOf(await save([]))).toBe('409 EC_Already_Inactive');
  });

  it('is unknown while the service is down', async () => {
    await protection.fault('*', 'down');
    expect(outcomeOf(await protection.elena.call('GET', path))).toBe('503 EC_Partner_Unavailable');
    expect(outcomeOf(await save([allDay]))).toBe('503 EC_Partner_Unavailable');
  });
});
