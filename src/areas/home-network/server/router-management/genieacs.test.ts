import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAcs, write, type AcsServer } from '#testing/acs-server.ts';
import { tr181Device } from '#testing/tr181-device.ts';
import { camera, homes, openHome, said, wifi, type HomePortal } from '#testing/home-network.ts';
import { transactionsLeftOpen } from '#testing/open-transactions.ts';

const deviceId = '202BC1-Lasta%20Mesh-4857544A6F21';
const lan = 'InternetGatewayDevice.LANDevice.1';
const wan = 'InternetGatewayDevice.WANDevice.1.WANConnectionDevice.1.WANIPConnection.1';

let acs: AcsServer;
let maria: HomePortal;

beforeEach(async () => {
  acs = await startAcs(deviceId, homes.maria.serial);
  acs.device['_lastInform'] = new Date().toISOString();
  const values = {
    [`${lan}.LANHostConfigManagement.IPInterface.1.IPInterfaceIPAddress`]: '192.168.1.1',
    [`${lan}.WLANConfiguration.1.SSID`]: 'Ivanovi',
    [`${lan}.WLANConfiguration.1.KeyPassphrase`]: 'Lipa.2026-cvetna',
    [`${lan}.WLANConfiguration.1.Enable`]: true,
    [`${lan}.WLANConfiguration.1.BeaconType`]: 'WPA',
    [`${lan}.WLANConfiguration.1.WPAEncryptionModes`]: 'TKIPandAESEncryption',
    [`${lan}.WLANConfiguration.1.Channel`]: 6,
    [`${lan}.WLANConfiguration.1.AutoChannelEnable`]: false,
    [`${lan}.WLANConfiguration.1.X_ABONAT_ChannelWidth`]: '20MHz',
    [`${lan}.WLANConfiguration.1.WPS.Enable`]: true,
    [`${lan}.WLANConfiguration.5.SSID`]: 'Ivanovi 5G',
    [`${lan}.WLANConfiguration.5.Enable`]: '1',
    [`${lan}.WLANConfiguration.5.BeaconType`]: 'X_ABONAT_WPA2WPA3',
    [`${lan}.WLANConfiguration.5.IEEE11iEncryptionModes`]: 'AESEncryption',
    [`${lan}.WLANConfiguration.5.Channel`]: 36,
    [`${lan}.WLANConfiguration.5.AutoChannelEnable`]: true,
    [`${lan}.X_ABONAT_Mesh.1.SerialNumber`]: '70A9C1',
    [`${lan}.X_ABONAT_Mesh.1.Signal`]: 3,
    [`${lan}.Hosts.Host.1.HostName`]: 'Конзола',
    [`${lan}.Hosts.Host.1.IPAddress`]: '192.168.1.31',
    [`${lan}.Hosts.Host.1.Active`]: true,
    [`${lan}.Hosts.Host.1.Layer2Interface`]: `${lan}.WLANConfiguration.5`,
    [`${wan}.PortMapping.2.PortMappingDescription`]: 'Камера',
    [`${wan}.PortMapping.2.InternalClient`]: '192.168.1.24',
    [`${wan}.PortMapping.2.ExternalPort`]: 8443,
    [`${wan}.PortMapping.2.InternalPort`]: 443,
    [`${wan}.PortMapping.2.PortMappingProtocol`]: 'TCP',
    [`${wan}.PortMapping.2.PortMappingEnabled`]: true,
  };
  for (const [path, value] of Object.entries(values)) write(acs.device, path, value);
  const address = acs.url.replace('http://', 'http://portal:s%20ecret@');
  maria = await openHome('maria', { ROUTER_MANAGEMENT: 'genieacs', ACS_URL: address });
});
afterEach(async () => {
  await maria.portal.close();
  await acs.close();
});

describe('a router managed by GenieACS', () => {
  it('returns its last reported state, with the credentials of the portal', async () => {
    const device = await maria.device();
    expect(device).toMatchObject({
      IsOnline: true,
      LanAddress: '192.168.1.1',
      Mesh: { MeshAgents: [{ SerialNumber: '70A9C1', Status: 3 }] },
    });
    expect(device.NetworksDetails).toMatchObject([
      {
        BandType: 1,
        WifiName: 'Ivanovi',
        SecurityMode: 2,
        EncriptionMode: 3,
        Channel: 6,
        IsAutoChannel: false,
        ChannelWidth: 1,
        Wps: true,
      },
      { BandType: 2, WifiName: 'Ivanovi 5G', IsNetworkActive: true, SecurityMode: 4, EncriptionMode: 2 },
    ]);
    expect(device.PortFwd).toMatchObject([
      { InstNumber: 2, ExternalPort: 8443, ExternalPortEndRange: 8443, InternalPort: 443, InternalEndPort: 443 },
    ]);
    expect(device.Hosts).toEqual([{ Name: 'Конзола', IpAddress: '192.168.1.31', BandType: 2 }]);
    expect(acs.authorization).toBe(`Basic ${Buffer.from('portal:s ecret').toString('base64')}`);
  });

  it('that is on applies a change at once: the ACS answers 200', async () => {
    const wanted = { WifiName: 'Gosti 5G', SecurityMode: '3', EncriptionMode: '3', ChannelWidth: '3', Wps: 'true' };
    const all = Object.entries(wanted).map(([PropertyName, Value]) => ({ PropertyName, Value }));
    expect(said(await maria.set(all))).toBe('202');
    await maria.later();
    expect(await maria.states()).toEqual(['applied']);
    expect(await maria.band(2)).toMatchObject({
      WifiName: 'Gosti 5G',
      SecurityMode: 3,
      EncriptionMode: 3,
      ChannelWidth: 3,
      Wps: true,
    });
    expect(acs.asked).toContain(`POST /devices/${deviceId}/tasks`);
  });

  it('that is off queues a change: the ACS answers 202, and it is done at the next contact', async () => {
    acs.router.isOn = false;
    await maria.set([{ PropertyName: 'WifiName', Value: 'Kasno 5G' }]);
    await maria.later();
    expect(await maria.states()).toEqual(['queued']);
    await maria.later(60);
    expect([await maria.states(), acs.tasks.length]).toEqual([['queued'], 1]);
    acs.contact();
    await maria.later(60);
    expect(await maria.states()).toEqual(['applied']);
    expect((await maria.band(2)).WifiName).toBe('Kasno 5G');
  });

  it('that refuses leaves a fault: the change failed, and the task is deleted from the ACS', async () => {
    acs.router.refuses = true;
    await maria.set([{ PropertyName: 'WifiName', Value: 'Ne moje' }]);
    await maria.later();
    expect(await maria.states()).toEqual(['failed']);
    expect((await maria.band(2)).WifiName).toBe('Ivanovi 5G');
    expect([acs.tasks, acs.faults]).toEqual([[], []]);
  });

  it('that refuses during a session keeps the task until the ACS can delete it', async () => {
    Object.assign(acs.router, { refuses: true, isInSession: true });
    await maria.set([{ PropertyName: 'WifiName', Value: 'Ne moje' }]);
    await maria.later();
    expect(await maria.states()).toEqual(['queued']);
    acs.router.isInSession = false;
    await maria.later(60);
    expect(await maria.states()).toEqual(['failed']);
    expect([acs.tasks, acs.faults]).toEqual([[], []]);
  });

  it('gets one task for a change whose answer was lost while it was off', async () => {
    acs.router.isOn = false;
    await maria.set([{ PropertyName: 'WifiName', Value: 'Kasno 5G' }]);
    acs.losesAnswersTo = 'POST';
    await maria.later();
    acs.losesAnswersTo = null;
    await maria.later(60);
    expect([await maria.states(), acs.tasks.length]).toEqual([['queued'], 1]);
    acs.contact();
    await maria.later(60);
    expect(await maria.states()).toEqual(['applied']);
  });

  it.each<[string, object, number]>([
    ['added', camera, 2],
    ['deleted', { InstNumber: 2, Action: 3 }, 0],
  ])('has a mapping %s once, although the answer was lost', async (_, change, mappings) => {
    await maria.ports(change);
    acs.losesAnswersTo = 'POST';
    await maria.later();
    acs.losesAnswersTo = null;
    await maria.later(60);
    expect(await maria.states()).toEqual(['applied']);
    expect((await maria.device()).PortFwd).toHaveLength(mappings);
    expect(acs.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('adds, changes and deletes port mappings as objects', async () => {
    await maria.ports(camera);
    await maria.later();
    expect(await maria.mapping(3)).toMatchObject({ PortMappingDescription: 'Камера в гаража', ExternalPort: 8444 });
    await maria.ports({ InstNumber: 2, Action: 2, PortMappingEnabled: false, PortMappingProtocol: 3 });
    await maria.later();
    expect(await maria.mapping(2)).toMatchObject({ PortMappingEnabled: false, PortMappingProtocol: 3 });
    await maria.ports({ InstNumber: 2, Action: 3 });
    await maria.later();
    expect(await maria.mapping(2)).toBeUndefined();
    expect((await maria.device()).PortFwd).toHaveLength(1);
  });

  it('may have the newer data model', async () => {
    delete acs.device['InternetGatewayDevice'];
    for (const [path, value] of Object.entries(tr181Device)) write(acs.device, path, value);
    await maria.set([{ PropertyName: 'WifiName', Value: 'Gosti 5G' }]);
    await maria.later();
    await maria.ports(camera);
    await maria.later();
    expect((await maria.band(2)).WifiName).toBe('Gosti 5G');
    expect(await maria.mapping(3)).toMatchObject({ PortMappingDescription: 'Камера в гаража', ExternalPort: 8444 });
    await maria.ports({ InstNumber: 2, Action: 3 });
    await maria.later();
    expect(await maria.states()).toEqual(['applied']);
    expect((await maria.device()).PortFwd).toHaveLength(1);
  });

  it('sets a DMZ host', async () => {
    const body = {
      Msisdn: homes.maria.msisdn,
      SerialNumber: homes.maria.serial,
      DmzEnabled: true,
      DmzHost: '192.168.1.31',
    };
    expect(said(await maria.call('dmz', body))).toBe('202');
    await maria.later();
    expect((await maria.device()).Dmz).toEqual({ DmzEnabled: true, DmzHost: '192.168.1.31' });
  });

  it('without recent contact counts as off, and one unknown to the ACS as absent', async () => {
    acs.device['_lastInform'] = new Date(Date.now() - 3_600_000).toISOString();
    expect(await maria.device()).toMatchObject({ IsOnline: false });
    const elena = await maria.at('elena');
    expect((await elena.read()).Devices).toEqual([]);
    expect(said(await elena.ports(camera))).toBe('404 EC_Not_Found');
  });

  it('loses nothing if the ACS goes down before the change arrives', async () => {
    await maria.set([{ PropertyName: 'WifiName', Value: 'Chaka 5G' }]);
    acs.goDown();
    await maria.later();
    const answer = await maria.who.call('GET', `${wifi}/get-properties`, { query: { msisdn: homes.maria.msisdn } });
    expect(said(answer)).toBe('503 EC_Partner_Unavailable');
    const { state } = await maria.portal.platform.db
      .selectFrom('router_request')
      .select('state')
      .executeTakeFirstOrThrow();
    expect(state).toBe('queued');
  });
});

it('no transaction is open during a call to management', async () => {
  expect(said(await maria.ports(camera))).toBe('202');
  const held: unknown[] = [];
  acs.beforeAnswer = async () => {
    held.push(...(await transactionsLeftOpen(maria.portal.platform.pool)));
  };
  await maria.later();
  expect(await maria.states()).toEqual(['applied']);
  expect(acs.asked).toContain(`POST /devices/${deviceId}/tasks`);
  expect(held).toEqual([]);
});
