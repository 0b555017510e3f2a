import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homes, openHome, said, type HomePortal } from '#testing/home-network.ts';

let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
});
afterEach(() => maria.portal.close());

describe('a router', () => {
  it('that is switched off gets its changes when it is back, in order', async () => {
    const pekarna = await maria.at('pekarna');
    expect(await pekarna.device()).toMatchObject({ IsOnline: false });
    await pekarna.set([{ PropertyName: 'WifiName', BandType: 1, Value: 'Pekarna 1' }]);
    await pekarna.set([{ PropertyName: 'WifiName', BandType: 1, Value: 'Pekarna 2' }]);
    await maria.later();
    expect(await pekarna.states()).toEqual(['queued', 'accepted']);
    expect((await pekarna.band(1)).WifiName).toBe('Pekarna 2');
    await maria.later(3 * 24 * 3600);
    const back = await maria.at('pekarna');
    expect(await back.device()).toMatchObject({ IsOnline: true });
    expect(await back.states()).toEqual(['applied']);
    expect((await back.band(1)).WifiName).toBe('Pekarna 2');
  });

  it('that refuses stays unchanged, and the failure is visible', async () => {
    const villa = await maria.at('villa');
    expect(said(await villa.set([{ PropertyName: 'WifiName', BandType: 1, Value: 'Nova vila' }]))).toBe('202');
    expect((await villa.band(1)).WifiName).toBe('Nova vila');
    await maria.later();
    expect(await villa.states()).toEqual(['failed']);
    expect((await villa.band(1)).WifiName).toBe('Vila');
    await maria.later(24 * 3600);
    expect(await (await maria.at('villa')).states()).toEqual([]);
  });

  it('sets and clears its DMZ host [HN-106]', async () => {
    const dmz = (body: object) =>
      maria.call('dmz', { Msisdn: homes.maria.msisdn, SerialNumber: homes.maria.serial, ...body });
    expect(said(await dmz({ DmzEnabled: true, DmzHost: '192.168.1.31' }))).toBe('202');
    await maria.later();
    expect((await maria.device()).Dmz).toEqual({ DmzEnabled: true, DmzHost: '192.168.1.31' });
    for (const DmzHost of [undefined, '8.8.8.8', '192.168.1.1', 'конзола']) {
      expect(said(await dmz({ DmzEnabled: true, ...(DmzHost && { DmzHost }) }))).toBe('400 EC_Invalid_Request');
    }
    expect(said(await dmz({ DmzEnabled: false }))).toBe('202');
    await maria.later();
    expect((await maria.device()).Dmz).toEqual({ DmzEnabled: false, DmzHost: null });
  });

  it('changes independently of the owner’s other home, which keeps its version, lease and pending changes', async () => {
    const elena = await maria.at('elena');
    const villa = await maria.at('villa');
    const versionOf = async (home: HomePortal) => ({ 'if-match': `"${(await home.device()).Version}"` });
    const [ofElena, ofVilla] = [await versionOf(elena), await versionOf(villa)];
    const rename = async (home: HomePortal, Value: string, version: Record<string, string>) =>
      said(await home.set([{ PropertyName: 'WifiName', BandType: 1, Value }], version));
    expect(await rename(elena, 'Morski dom', ofElena)).toBe('202');
    expect(await versionOf(villa)).toEqual(ofVilla);
    expect(await villa.states()).toEqual([]);
    expect(await rename(elena, 'Drug dom', ofElena)).toBe('409 EC_Settings_Changed');
    expect(await rename(villa, 'Nova vila', ofVilla)).toBe('202');
    expect(await rename(villa, 'Druga vila', ofVilla)).toBe('409 EC_Settings_Changed');
    const { rows } = await maria.portal.platform.pool.query<{ service_id: string; version: number }>(
      `select service_id, version from router where service_id = any($1) order by service_id`,
      [[homes.elena.msisdn, homes.villa.msisdn]],
    );
    expect(rows.map(({ version }) => `"${version - 1}"`)).toEqual([ofElena['if-match'], ofVilla['if-match']]);
    await maria.later();
    expect([await elena.states(), await villa.states()]).toEqual([['applied'], ['failed']]);
  });
});
