import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homes, openHome, said, type HomePortal } from '#testing/home-network.ts';
import type { GuestSettings } from '../../server/router-management/router-management.ts';
import { isGuestName, isGuestPassword } from '../rules.ts';

let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
});
afterEach(() => maria.portal.close());

const guest = async () => (await maria.device()).Guest!;

/** The password that the router itself has. */
async function routersGuest(serial: string = homes.maria.serial) {
  const { rows } = await maria.portal.platform.pool.query<{ guest: GuestSettings }>(
    `select state -> 'Guest' as guest from embedded_router where serial_number = $1`,
    [serial],
  );
  return rows[0]!.guest;
}

const hoursUntil = (moment: string) => (Date.parse(moment) - maria.portal.platform.clock.now().getTime()) / 3_600_000;

describe('a guest network', () => {
  it('is switched on at the router for three days, with its end [GW-001]', async () => {
    expect(await guest()).toMatchObject({ IsActive: false, EndsAt: null, IsPending: false });
    expect(said(await maria.ask('guest/start', { Choice: 'three-days' }))).toBe('202');
    expect(await guest()).toMatchObject({ IsActive: true, IsPending: true, WifiName: 'Ivanovi Gosti' });
    await maria.later();
    expect(await routersGuest()).toMatchObject({ IsActive: true });
    const { EndsAt, IsPending } = await guest();
    expect(IsPending).toBe(false);
    expect(Math.abs(hoursUntil(EndsAt!) - 72)).toBeLessThan(1.1);
  });

  it('for always has no end, and a new choice replaces the end without a new password [GW-001]', async () => {
    await maria.ask('guest/start', { Choice: 'always' });
    await maria.later();
    const { EndsAt, WifiPassword } = await guest();
    expect(EndsAt).toBeNull();
    expect(said(await maria.ask('guest/start', { Choice: 'tonight' }))).toBe('202');
    await maria.later();
    expect(await guest()).toMatchObject({ IsActive: true, WifiPassword, EndsAt: expect.any(String) as string });
    expect(said(await maria.ask('guest/start', { Choice: 'always' }))).toBe('202');
    await maria.later(4 * 86_400);
    expect(await routersGuest()).toMatchObject({ IsActive: true, WifiPassword });
  });

  it.each(['Ivanovi-Gosti', 'Гости „у дома“', 'a;b,c:d"e'])('called %s keeps its name [GW-001]', async (name) => {
    await maria.portal.platform.pool.query(
      `update embedded_router set state = jsonb_set(state, '{Guest,WifiName}', to_jsonb($2::text)) where serial_number = $1`,
      [homes.maria.serial, name],
    );
    await maria.ask('guest/start', { Choice: 'tonight' });
    await maria.later();
    expect(await routersGuest()).toMatchObject({ IsActive: true, WifiName: name });
    expect((await guest()).WifiName).toBe(name);
  });

  it.each([
    ['', 'x'],
    ['a\u0007b', 'паролата-ми'],
  ])('with the impossible name %j and password %j gets possible ones [GW-001]', async (name, password) => {
    await maria.portal.platform.pool.query(
      `update embedded_router set state = jsonb_set(state, '{Guest}', state -> 'Guest' || $2::jsonb) where serial_number = $1`,
      [homes.maria.serial, JSON.stringify({ WifiName: name, WifiPassword: password })],
    );
    await maria.ask('guest/start', { Choice: 'tonight' });
    await maria.later();
    const { WifiName, WifiPassword } = await routersGuest();
    expect([isGuestName(WifiName), isGuestPassword(WifiPassword)]).toEqual([true, true]);
  });

  it('ended by the user is off with a new password [GW-001]', async () => {
    await maria.ask('guest/start', { Choice: 'three-days' });
    await maria.later();
    const before = await routersGuest();
    expect(said(await maria.ask('guest/end'))).toBe('202');
    await maria.later();
    const after = await routersGuest();
    expect(after.IsActive).toBe(false);
    expect(after.WifiPassword).not.toBe(before.WifiPassword);
    expect(isGuestPassword(after.WifiPassword)).toBe(true);
    expect(said(await maria.ask('guest/end'))).toBe('409 EC_Already_Inactive');
    await maria.later(60);
    const { rowCount } = await maria.portal.platform.pool.query('select from router_timer');
    expect(rowCount).toBe(0);
  });

  it('is refused by a router that has none [GW-001]', async () => {
    const georgi = await maria.at('georgi');
    expect(await georgi.device()).toMatchObject({ Guest: null, Abilities: { Guest: false } });
    expect(said(await georgi.ask('guest/start', { Choice: 'tonight' }))).toBe('409 EC_Router_Cannot');
    expect(said(await georgi.ask('guest/end'))).toBe('409 EC_Router_Cannot');
    const { rowCount } = await maria.portal.platform.pool.query('select from router_timer');
    expect(rowCount).toBe(0);
  });

  it('that the router refuses stays off, and nothing ends later', async () => {
    const villa = await maria.at('villa');
    await villa.ask('guest/start', { Choice: 'tonight' });
    await villa.later();
    expect(await villa.device()).toMatchObject({ Guest: { IsActive: false, EndsAt: null } });
    expect((await villa.device()).Requests).toMatchObject([{ Kind: 'guest', State: 'failed' }]);
    await villa.later(30 * 3600);
    const { rows } = await maria.portal.platform.pool.query(
      `select (select count(*)::int from router_timer) as timers, (select count(*)::int from router_request) as requests`,
    );
    expect(rows).toEqual([{ timers: 0, requests: 1 }]);
  });

  it('started in two tabs accepts one, and the same press twice counts once [GW-001]', async () => {
    const version = { 'if-match': `"${(await maria.device()).Version}"` };
    const key = { ...version, 'idempotency-key': 'one-press' };
    const press = () => maria.ask('guest/start', { Choice: 'tonight' }, key);
    expect([said(await press()), said(await press())]).toEqual(['202', '202']);
    expect(said(await maria.ask('guest/start', { Choice: 'always' }, version))).toBe('409 EC_Settings_Changed');
    const { rowCount } = await maria.portal.platform.pool.query('select from router_request');
    expect(rowCount).toBe(1);
  });

  it('stores no password in the audit log, the history and the log', async () => {
    await maria.ask('guest/start', { Choice: 'tonight' });
    await maria.later();
    const { WifiPassword } = await routersGuest();
    const { rows } = await maria.portal.platform.pool.query(
      `select facts from audit where action = 'router.guest' union all select change::text from router_request`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows) + maria.portal.log.join()).not.toContain(WifiPassword);
  });

  it.each([{ Choice: 'forever' }, {}, { Choice: 'tonight', EndsAt: '2030-01-01' }])('refuses %j', async (body) => {
    expect(said(await maria.ask('guest/start', body))).toBe('400 EC_Invalid_Request');
  });

  it('of another customer is not reached', async () => {
    const foreign = { Msisdn: homes.elena.msisdn, Choice: 'tonight' };
    expect(said(await maria.ask('guest/start', foreign))).toBe('403 EC_User_Not_Authoried');
    expect(await routersGuest(homes.elena.serial)).toMatchObject({ IsActive: false });
  });
});
