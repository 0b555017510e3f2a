import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyAuditChain } from '#platform/server/audit/verify-audit-chain.ts';
import { camera, homes, openHome, said, type HomePortal } from '#testing/home-network.ts';

let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
});
afterEach(() => maria.portal.close());

describe('setting wifi', () => {
  it('is accepted, then applied by the router, without other changes [HN-001, HN-065, HN-099]', async () => {
    const before = await maria.band(2);
    const other = await maria.band(1);
    expect(said(await maria.set([{ PropertyName: 'WifiName', Value: 'Gosti 5G' }]))).toBe('202');
    expect(await maria.states()).toEqual(['accepted']);
    expect(await maria.band(2)).toEqual({ ...before, WifiName: 'Gosti 5G' });
    await maria.later();
    expect(await maria.states()).toEqual(['applied']);
    expect(await maria.band(2)).toEqual({ ...before, WifiName: 'Gosti 5G' });
    expect(await maria.band(1)).toEqual(other);
  });

  it('accepts every property of both bands, including WPS [HN-002, HN-059, HN-099]', async () => {
    const wanted = {
      WifiName: 'Dom_2',
      WifiPassword: 'nova.Parola-1',
      IsNetworkActive: 'false',
      SecurityMode: '2',
      EncriptionMode: '1',
      IsAutoChannel: 'false',
      Channel: '13',
      ChannelWidth: '2',
      Wps: 'true',
    };
    const all = Object.entries(wanted).map(([PropertyName, Value]) => ({ PropertyName, BandType: 1, Value }));
    expect(said(await maria.set(all))).toBe('202');
    await maria.later();
    expect(await maria.band(1)).toEqual({
      BandType: 1,
      WifiName: 'Dom_2',
      WifiPassword: 'nova.Parola-1',
      IsNetworkActive: false,
      SecurityMode: 2,
      EncriptionMode: 1,
      Channel: 13,
      IsAutoChannel: false,
      ChannelWidth: 2,
      Wps: true,
    });
  });

  it('accepts one property by a separate call [HN-107]', async () => {
    const body = {
      SerialNumber: homes.maria.serial,
      PropertyName: 'Wps',
      BandType: 2,
      Value: 'true',
      Service: homes.maria.msisdn,
    };
    expect(said(await maria.call('set-property', body))).toBe('202');
    await maria.later();
    expect((await maria.band(2)).Wps).toBe(true);
    const wrong = { ...body, PropertyName: 'WifiName', Value: 'ж' };
    expect(said(await maria.call('set-property', wrong))).toBe('400 EC_Invalid_Request');
  });

  it('resets the encryption to the first one of the mode, and to none for WEP [HN-066, HN-080, HN-082]', async () => {
    await maria.set([
      { PropertyName: 'SecurityMode', BandType: 1, Value: '2' },
      { PropertyName: 'EncriptionMode', BandType: 1, Value: '1' },
    ]);
    await maria.set([{ PropertyName: 'SecurityMode', BandType: 1, Value: '3' }]);
    await maria.later();
    expect(await maria.band(1)).toMatchObject({ SecurityMode: 3, EncriptionMode: 2 });
    expect(said(await maria.set([{ PropertyName: 'SecurityMode', BandType: 1, Value: '1' }]))).toBe('202');
    await maria.later();
    expect(await maria.band(1)).toMatchObject({ SecurityMode: 1, EncriptionMode: null });
    const both = [
      { PropertyName: 'SecurityMode', BandType: 1, Value: '1' },
      { PropertyName: 'EncriptionMode', BandType: 1, Value: '2' },
    ];
    expect(said(await maria.set(both))).toBe('400 EC_Invalid_Request');
  });

  it('refuses a change based on outdated settings', async () => {
    const version = { 'if-match': `"${(await maria.device()).Version}"` };
    expect(said(await maria.set([{ PropertyName: 'WifiName', Value: 'Parvi' }], version))).toBe('202');
    expect(said(await maria.set([{ PropertyName: 'WifiName', Value: 'Vtori' }], version))).toBe(
      '409 EC_Settings_Changed',
    );
    expect(said(await maria.ports(camera, version))).toBe('409 EC_Settings_Changed');
    await maria.later();
    expect((await maria.band(2)).WifiName).toBe('Parvi');
  });

  it('accepts one of concurrent edits on the same version', async () => {
    const version = { 'if-match': `"${(await maria.device()).Version}"` };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => maria.set([{ PropertyName: 'WifiName', Value: `Dom ${n}` }], version)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(new Set(answers.map(said))).toEqual(new Set(['202', '409 EC_Settings_Changed']));
  });

  it('stores no password in the audit log and the history', async () => {
    await maria.set([{ PropertyName: 'WifiPassword', Value: 'Taina_2026' }]);
    await maria.later();
    const { rows } = await maria.portal.platform.pool.query(
      `select facts from audit where action = 'router.wifi' union all select change::text from router_request`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('Taina');
    expect(maria.portal.log.join()).not.toContain('Taina');
    const { customer_id: customerId } = await maria.portal.platform.db
      .selectFrom('service_number')
      .select('customer_id')
      .where('service_id', '=', homes.maria.msisdn)
      .executeTakeFirstOrThrow();
    expect(await verifyAuditChain(maria.portal.platform.db, customerId)).toEqual({ intact: true, rows: 1 });
  });
});
