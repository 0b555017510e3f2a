import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyAuditChain } from '#platform/server/audit/verify-audit-chain.ts';
import { camera, homes, openHome, properties, said, wifi, type HomePortal } from '#testing/home-network.ts';

let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
});
afterEach(() => maria.portal.close());

describe('reading a home', () => {
  it('answers its number, address and devices [HN-055, HN-097, HN-098]', async () => {
    const home = await maria.read();
    expect(home).toMatchObject({ Msisdn: homes.maria.msisdn, Address: 'гр. София, ул. Шипка 12, ап. 7' });
    expect(Object.keys(home)).toEqual(['Msisdn', 'Address', 'Devices']);
    expect(home.Devices).toHaveLength(1);
  });

  it('tells the router, its networks, mappings, satellites and protocols [HN-056, HN-057, HN-058, HN-059, HN-060, HN-063]', async () => {
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

  it('is for the internet at home alone, and a home without a router has no devices', async () => {
    const answer = await maria.who.call('GET', `${wifi}/get-properties`, { query: { msisdn: '359888100101' } });
    expect(said(answer)).toBe('404 EC_Not_Found');
    await maria.portal.platform.db.deleteFrom('router').where('service_id', '=', homes.maria.msisdn).execute();
    expect((await maria.read()).Devices).toEqual([]);
  });

  it('says so when the management of routers is down, and a change is refused with it', async () => {
    await maria.portal.platform.db
      .insertInto('partner_fault')
      .values({ partner: 'router-management', subject: '*', fault: 'down' })
      .execute();
    const answer = await maria.who.call('GET', `${wifi}/get-properties`, { query: { msisdn: homes.maria.msisdn } });
    expect(said(answer)).toBe('503 EC_Partner_Unavailable');
    expect(said(await maria.ports(camera))).toBe('503 EC_Partner_Unavailable');
  });
});

describe('setting wifi', () => {
  it('is accepted, then applied by the router, and nothing else changes [HN-001, HN-065, HN-099]', async () => {
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

  it('takes every property of either band, WPS too [HN-002, HN-059, HN-099]', async () => {
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

  it('takes one property by a call of its own [HN-107]', async () => {
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

  it('lets a mode take its first encryption with it, and WEP none [HN-066, HN-080, HN-082]', async () => {
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

  it('refuses a change made on settings that somebody has changed meanwhile', async () => {
    const version = { 'if-match': `"${(await maria.device()).Version}"` };
    expect(said(await maria.set([{ PropertyName: 'WifiName', Value: 'Parvi' }], version))).toBe('202');
    expect(said(await maria.set([{ PropertyName: 'WifiName', Value: 'Vtori' }], version))).toBe(
      '409 EC_Settings_Changed',
    );
    expect(said(await maria.ports(camera, version))).toBe('409 EC_Settings_Changed');
    await maria.later();
    expect((await maria.band(2)).WifiName).toBe('Parvi');
  });

  it('of two edits at once on the same version lets one through', async () => {
    const version = { 'if-match': `"${(await maria.device()).Version}"` };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => maria.set([{ PropertyName: 'WifiName', Value: `Dom ${n}` }], version)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(new Set(answers.map(said))).toEqual(new Set(['202', '409 EC_Settings_Changed']));
  });

  it('keeps no password in the evidence and the history', async () => {
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

describe('a router', () => {
  it('that is switched off gets what was asked of it when it is back, in order', async () => {
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

  it('that refuses leaves everything as it was, and the failure can be seen', async () => {
    const villa = await maria.at('villa');
    expect(said(await villa.set([{ PropertyName: 'WifiName', BandType: 1, Value: 'Nova vila' }]))).toBe('202');
    expect((await villa.band(1)).WifiName).toBe('Nova vila');
    await maria.later();
    expect(await villa.states()).toEqual(['failed']);
    expect((await villa.band(1)).WifiName).toBe('Vila');
    await maria.later(24 * 3600);
    expect(await (await maria.at('villa')).states()).toEqual([]);
  });

  it('opens itself to one device and closes again [HN-106]', async () => {
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
});

describe('port mappings', () => {
  it('are added under the next free number [HN-003, HN-100, HN-103]', async () => {
    expect(said(await maria.ports(camera))).toBe('202');
    const { Action: _, ...fields } = camera;
    expect(await maria.mapping(4)).toEqual({ ...fields, InstNumber: 4, IsPending: true });
    await maria.later();
    expect(await maria.mapping(4)).toEqual({ ...fields, InstNumber: 4, IsPending: false });
  });

  it('are edited by the fields that changed, the others stay [HN-094, HN-104]', async () => {
    const before = (await maria.mapping(1))!;
    expect(said(await maria.ports({ InstNumber: 1, Action: 2, ExternalPort: 9000, ExternalPortEndRange: 9001 }))).toBe(
      '202',
    );
    await maria.later();
    expect(await maria.mapping(1)).toEqual({ ...before, ExternalPort: 9000, ExternalPortEndRange: 9001 });
  });

  it('are toggled by an edit of that field alone, and deleted [HN-101, HN-102]', async () => {
    expect(said(await maria.ports({ InstNumber: 1, Action: 2, PortMappingEnabled: false }))).toBe('202');
    expect(said(await maria.ports({ InstNumber: 2, Action: 3 }))).toBe('202');
    expect(await maria.mapping(2)).toMatchObject({ IsPending: true });
    await maria.later();
    expect(await maria.mapping(1)).toMatchObject({ PortMappingEnabled: false });
    expect(await maria.mapping(2)).toBeUndefined();
    expect(said(await maria.ports({ InstNumber: 2, Action: 3 }))).toBe('404 EC_Not_Found');
  });

  it('rest while a change of them is on its way', async () => {
    await maria.ports({ InstNumber: 1, Action: 2, PortMappingEnabled: false });
    const answer = await maria.ports({ InstNumber: 1, Action: 3 });
    expect(said(answer)).toBe('409 EC_Msisdn_Already_Has_Processing_Request');
  });

  it('on top of another are refused with its name and a free port', async () => {
    const answer = await maria.ports({
      ...camera,
      ExternalPort: 8440,
      ExternalPortEndRange: 8443,
      PortMappingProtocol: 3,
    });
    expect([said(answer), properties(answer)]).toEqual([
      '409 EC_Port_Already_Used',
      { PortMappingDescription: 'Камера на входа', FreePort: 8444 },
    ]);
    expect(
      said(await maria.ports({ ...camera, ExternalPort: 8443, ExternalPortEndRange: 8443, PortMappingProtocol: 2 })),
    ).toBe('202');
    expect(
      said(
        await maria.ports({
          InstNumber: 1,
          Action: 2,
          ExternalPort: 3479,
          ExternalPortEndRange: 3481,
          PortMappingProtocol: 2,
        }),
      ),
    ).toBe('409 EC_Port_Already_Used');
  });

  it('have no range inside on other types than 116: it is the port inside [HN-089, HN-111]', async () => {
    const elena = await maria.at('elena');
    const inverted = { ...camera, InternalPort: 9000, InternalEndPort: 80 };
    expect(said(await elena.ports(inverted))).toBe('202');
    await maria.later();
    expect(await elena.mapping(2)).toMatchObject({ InternalPort: 9000, InternalEndPort: 9000 });
  });

  it('take only the protocols of the kind of device, and of those only what it supports [HN-095, HN-096, HN-114]', async () => {
    const by = async (home: 'villa' | 'elena' | 'pekarna', PortMappingProtocol: number) =>
      said(await (await maria.at(home)).ports({ ...camera, PortMappingProtocol }));
    expect([await by('villa', 3), await by('villa', 2)]).toEqual(['400 EC_Invalid_Request', '202']);
    expect([await by('pekarna', 2), await by('pekarna', 3)]).toEqual(['400 EC_Invalid_Request', '202']);
    expect(await by('elena', 3)).toBe('202');
  });

  it('without a port inside lead to the same port', async () => {
    expect(said(await maria.ports({ ...camera, InternalPort: undefined, InternalEndPort: undefined }))).toBe('202');
    expect(await maria.mapping(4)).toMatchObject({ InternalPort: 8444, InternalEndPort: 8444 });
  });

  it('never take the same port when many ask at once, nor more than fit', async () => {
    const same = await Promise.all(
      Array.from({ length: 6 }, () => maria.ports({ ...camera, ExternalPort: 9100, ExternalPortEndRange: 9100 })),
    );
    expect(same.filter(({ status }) => status === 202)).toHaveLength(1);
    for (let port = 9200; (await maria.device()).PortFwd.length < 32; port++) {
      await maria.ports({ ...camera, ExternalPort: port, ExternalPortEndRange: port });
    }
    expect(said(await maria.ports(camera))).toBe('409 EC_Too_Many_Ports');
  });

  it('asked for again with the same key are added once', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    expect([said(await maria.ports(camera, headers)), said(await maria.ports(camera, headers))]).toEqual([
      '202',
      '202',
    ]);
    expect((await maria.device()).PortFwd).toHaveLength(4);
  });
});
