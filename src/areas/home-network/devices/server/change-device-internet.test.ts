import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { devices, homes, openHome, said, type HomePortal } from '#testing/home-network.ts';

let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
});
afterEach(() => maria.portal.close());

/** With a new session, because the first one ends meanwhile. */
const again = () => maria.at('maria');
const found = async (mac: string = devices.console) =>
  (await (await again()).device()).HomeDevices.find(({ Mac }) => Mac === mac)!;
const change = async (Choice: string, Mac: string = devices.console) =>
  (await again()).ask('devices/internet', { Mac, Choice });

describe('the devices at home', () => {
  it('have a name, a kind, a band, and since when they are connected [GW-002]', async () => {
    expect(await found()).toMatchObject({
      Name: 'Конзола',
      Kind: 'console',
      BandType: 2,
      IsConnected: true,
      Internet: 'on',
    });
    const minutes = (maria.portal.platform.clock.now().getTime() - Date.parse((await found()).Since!)) / 60_000;
    expect(Math.round(minutes)).toBeGreaterThanOrEqual(132);
    const away = (await maria.device()).HomeDevices.filter(({ IsConnected }) => !IsConnected);
    expect(away.map(({ Name, Kind }) => [Name, Kind])).toEqual([['Galaxy-Tab-A9', 'tablet']]);
    expect((await maria.device()).Hosts.map(({ Name }) => Name)).not.toContain('Galaxy-Tab-A9');
  });

  it('are blocked until the user gives the internet back [GW-002]', async () => {
    expect(said(await change('block'))).toBe('202');
    expect(await found()).toMatchObject({ Internet: 'blocked', IsPending: true });
    expect((await found(devices.phone)).Internet).toBe('on');
    await maria.later(40 * 3600);
    expect(await found()).toMatchObject({ Internet: 'blocked', PausedUntil: null, IsPending: false });
    expect(said(await change('on'))).toBe('202');
    await maria.later();
    expect((await found()).Internet).toBe('on');
    expect(said(await change('on'))).toBe('202');
    const { rowCount } = await maria.portal.platform.pool.query('select from router_request');
    expect(rowCount).toBe(2);
  });

  it('are found by their address in any form, and keep one [GW-002]', async () => {
    expect(said(await change('hour', devices.console.toLowerCase().replaceAll(':', '-')))).toBe('202');
    await maria.later();
    expect(await found()).toMatchObject({ Internet: 'paused', PausedUntil: expect.any(String) as string });
    const name = { Mac: devices.console.toLowerCase(), Name: 'Игра', Kind: 'console' };
    expect(said(await maria.ask('devices/name', name))).toBe('204');
    expect((await found()).Name).toBe('Игра');
  });

  it('of an earlier demo get the one form of addresses [GW-002]', async () => {
    const { pool } = maria.portal.platform;
    await pool.query(`update embedded_router set state = replace(state::text, '02:AB:0A', '02:ab:0a')::jsonb`);
    expect(await found()).toBeUndefined();
    const count = (await maria.device()).HomeDevices.length;
    await pool.query(await readFile('database/migrations/0104-one-form-of-mac-addresses.sql', 'utf8'));
    expect(await found()).toMatchObject({ Name: 'Конзола', Internet: 'on' });
    expect((await maria.device()).HomeDevices).toHaveLength(count);
  });

  it('are paused until morning; a block replaces the pause and does not end [GW-002]', async () => {
    await change('morning');
    await maria.later();
    expect(await found()).toMatchObject({ Internet: 'paused', PausedUntil: expect.any(String) as string });
    expect(said(await change('block'))).toBe('202');
    await maria.later(30 * 3600);
    expect(await found()).toMatchObject({ Internet: 'blocked' });
  });

  it('cannot be paused by a router that cannot, and it says so [GW-002]', async () => {
    const georgi = await maria.at('georgi');
    const { HomeDevices, Abilities } = await georgi.device();
    expect([HomeDevices.length, Abilities.Pause]).toEqual([1, false]);
    const answer = await georgi.ask('devices/internet', { Mac: HomeDevices[0]!.Mac, Choice: 'hour' });
    expect(said(answer)).toBe('409 EC_Router_Cannot');
  });

  it.each([
    ['unknown', '02:00:00:00:00:01', '404 EC_Not_Found'],
    ['of another home', '02:AB:0A:00:14:0B', '404 EC_Not_Found'],
    ['invalid', 'FF', '400 EC_Invalid_Request'],
  ])('that are %s are refused', async (_what, mac, refusal) => {
    expect(said(await change('hour', mac))).toBe(refusal);
  });

  it('of another customer are not reached', async () => {
    const body = { Msisdn: homes.elena.msisdn, Mac: '02:AB:0A:00:14:0B', Choice: 'block' };
    expect(said(await maria.ask('devices/internet', body))).toBe('403 EC_User_Not_Authoried');
  });

  it('accept one of concurrent choices on the same version', async () => {
    const version = { 'if-match': `"${(await maria.device()).Version}"` };
    const answers = await Promise.all(
      ['hour', 'morning', 'block', 'hour'].map((Choice) =>
        maria.ask('devices/internet', { Mac: devices.console, Choice }, version),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    const { rowCount } = await maria.portal.platform.pool.query('select from router_timer');
    expect(rowCount).toBe(1);
  });
});
