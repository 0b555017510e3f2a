import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { devices, homes, openHome, said, type HomePortal } from '#testing/home-network.ts';

let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
});
afterEach(() => maria.portal.close());

const name = (Name: string, more: object = {}) =>
  maria.ask('devices/name', { Mac: devices.console, Name, Kind: 'tv', ...more });

describe('the name of a device', () => {
  it('is the one the user gave, with the kind; the reported one stays known [GW-002]', async () => {
    expect(said(await name('  Играта на Боян '))).toBe('204');
    const found = (await maria.device()).HomeDevices.find(({ Mac }) => Mac === devices.console);
    expect(found).toMatchObject({ Name: 'Играта на Боян', ReportedName: 'Конзола', Kind: 'tv' });
    expect(said(await name('Конзола', { Kind: 'console' }))).toBe('204');
    const { rows } = await maria.portal.platform.pool.query<{ action: string }>('select action from audit');
    expect(rows.map(({ action }) => action)).toEqual(['router.device-name', 'router.device-name']);
  });

  it.each([
    ['empty', ' ', {}, '400 EC_Invalid_Request'],
    ['too long', 'a'.repeat(41), {}, '400 EC_Invalid_Request'],
    ['with a control character', 'a\u0007b', {}, '400 EC_Invalid_Request'],
    ['of an unknown device', 'Таблет', { Mac: '02:00:00:00:00:01' }, '404 EC_Not_Found'],
    ['of an unknown kind', 'Таблет', { Kind: 'toaster' }, '400 EC_Invalid_Request'],
    ['of another customer', 'Таблет', { Msisdn: homes.elena.msisdn }, '403 EC_User_Not_Authoried'],
  ])('that is %s is refused', async (_what, given, more, refusal) => {
    expect(said(await name(given, more))).toBe(refusal);
    const { rowCount } = await maria.portal.platform.pool.query('select from home_device');
    expect(rowCount).toBe(0);
  });
});
