import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { camera, homes, openHome, said, wifi, type HomePortal } from '#testing/home-network.ts';

let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
});
afterEach(() => maria.portal.close());

describe('reading a home', () => {
  it('returns its number, address and devices [HN-055, HN-097, HN-098]', async () => {
    const home = await maria.read();
    expect(home).toMatchObject({ Msisdn: homes.maria.msisdn, Address: 'гр. София, ул. Шипка 12, ап. 7' });
    expect(Object.keys(home)).toEqual(['Msisdn', 'Address', 'Devices']);
    expect(home.Devices).toHaveLength(1);
  });

  it('returns the router, its networks, mappings, satellites and protocols [HN-056, HN-057, HN-058, HN-059, HN-060, HN-063]', async () => {
    const router = await maria.device();
    expect(router).toMatchObject({
      DeviceSerNo: homes.maria.serial,
      DeviceType: 116,
      InventoryPn: '121300',
      IsOnline: true,
    });
    expect(router.NetworksDetails.map(({ BandType }) => BandType)).toEqual([1, 2]);
    expect(await maria.band(2)).toEqual({
      BandType: 2,
      WifiName: 'Ivanovi 5G',
      WifiPassword: 'Lipa.2026-cvetna',
      IsNetworkActive: true,
      SecurityMode: 4,
      EncriptionMode: 2,
      Channel: 36,
      IsAutoChannel: true,
      ChannelWidth: 3,
      Wps: false,
    });
    expect(await maria.mapping(2)).toEqual({
      InstNumber: 2,
      PortMappingDescription: 'Игрите на Боян',
      InternalClient: '192.168.1.31',
      ExternalPort: 3478,
      ExternalPortEndRange: 3480,
      InternalPort: 3478,
      InternalEndPort: 3480,
      PortMappingProtocol: 2,
      PortMappingEnabled: true,
      IsPending: false,
    });
    expect(router.Mesh.MeshAgents).toEqual([
      { SerialNumber: '70A9C1', Status: 1 },
      { SerialNumber: '70A9D4', Status: 2 },
      { SerialNumber: '70AA07', Status: 3 },
      { SerialNumber: '70AA3E', Status: 0 },
    ]);
    expect(router.AvailableProps.PortFwd.AvailableProtocols).toEqual([1, 2, 3]);
  });

  it('works only for home internet, and a home without a router has no devices', async () => {
    const answer = await maria.who.call('GET', `${wifi}/get-properties`, { query: { msisdn: '359888100101' } });
    expect(said(answer)).toBe('404 EC_Not_Found');
    await maria.portal.platform.db.deleteFrom('router').where('service_id', '=', homes.maria.msisdn).execute();
    expect((await maria.read()).Devices).toEqual([]);
  });

  it('reports that router management is down, and a change is refused too', async () => {
    await maria.portal.platform.db
      .insertInto('partner_fault')
      .values({ partner: 'router-management', subject: '*', fault: 'down' })
      .execute();
    const answer = await maria.who.call('GET', `${wifi}/get-properties`, { query: { msisdn: homes.maria.msisdn } });
    expect(said(answer)).toBe('503 EC_Partner_Unavailable');
    expect(said(await maria.ports(camera))).toBe('503 EC_Partner_Unavailable');
  });
});
