import { describe, expect, it } from 'vitest';
import { write } from '#testing/acs-server.ts';
import { tr181Device } from '#testing/tr181-device.ts';
import type { Parameter } from './data-model.ts';
import type { WifiValue } from './router-management.ts';
import { tr181 } from './tr181.ts';

const settings = { prefix: 'X_ABONAT', networks: { 1: 1, 2: 5 }, connection: '' } as const;

function modelWith(values: Record<string, string | number | boolean> = {}) {
  const device = {};
  for (const [path, value] of Object.entries({ ...tr181Device, ...values })) write(device, path, value);
  return tr181(device, settings);
}

describe('a router with the newer data model', () => {
  it('has one network per band, found by its radio', () => {
    expect(modelWith().state.NetworksDetails).toEqual([
      {
        BandType: 1,
        WifiName: 'Ivanovi',
        WifiPassword: 'Lipa.2026-cvetna',
        IsNetworkActive: true,
        SecurityMode: 3,
        EncriptionMode: 2,
        Channel: 6,
        IsAutoChannel: false,
        ChannelWidth: 1,
        Wps: true,
      },
      expect.objectContaining({ BandType: 2, WifiName: 'Ivanovi 5G', SecurityMode: 4, ChannelWidth: 3 }),
    ]);
  });

  it('without an access point for a network does not show it', () => {
    const { state } = modelWith({ 'Device.WiFi.AccessPoint.7.SSIDReference': 'Device.WiFi.SSID.9.' });
    expect(state.NetworksDetails.map(({ BandType }) => BandType)).toEqual([1]);
  });

  it('reports mappings, devices, mesh and DMZ', () => {
    const { state } = modelWith();
    expect(state).toMatchObject({
      LanAddress: '192.168.1.1',
      Hosts: [
        {
          Mac: '02:AB:0A:00:00:31',
          Name: 'Конзола',
          IpAddress: '192.168.1.31',
          BandType: 2,
          IsConnected: true,
          Since: '2026-11-17T08:00:00.000Z',
          IsStopped: false,
        },
        { Name: 'Изключен', IsConnected: false, Since: null },
      ],
      MeshAgents: [{ SerialNumber: '70A9C1', Status: 3 }],
      Dmz: { DmzEnabled: false, DmzHost: null },
      AvailableProtocols: [1, 2],
    });
    expect(state.PortFwd).toEqual([
      {
        InstNumber: 2,
        PortMappingDescription: 'Камера',
        InternalClient: '192.168.1.24',
        ExternalPort: 8443,
        ExternalPortEndRange: 8443,
        InternalPort: 443,
        InternalEndPort: 443,
        PortMappingProtocol: 2,
        PortMappingEnabled: true,
      },
    ]);
  });

  it.each<[WifiValue['PropertyName'], WifiValue['Value'], Parameter]>([
    ['WifiName', 'Gosti', ['Device.WiFi.SSID.4.SSID', 'Gosti', 'xsd:string']],
    ['WifiPassword', 'tajna-duma', ['Device.WiFi.AccessPoint.7.Security.KeyPassphrase', 'tajna-duma', 'xsd:string']],
    ['IsNetworkActive', false, ['Device.WiFi.SSID.4.Enable', false, 'xsd:boolean']],
    ['SecurityMode', 3, ['Device.WiFi.AccessPoint.7.Security.ModeEnabled', 'WPA2-Personal', 'xsd:string']],
    ['EncriptionMode', 3, ['Device.WiFi.AccessPoint.7.Security.X_ABONAT_EncryptionMode', 'TKIP+AES', 'xsd:string']],
    ['Channel', 44, ['Device.WiFi.Radio.2.Channel', 44, 'xsd:unsignedInt']],
    ['IsAutoChannel', true, ['Device.WiFi.Radio.2.AutoChannelEnable', true, 'xsd:boolean']],
    ['ChannelWidth', 0, ['Device.WiFi.Radio.2.OperatingChannelBandwidth', 'Auto', 'xsd:string']],
    ['Wps', true, ['Device.WiFi.AccessPoint.7.WPS.Enable', true, 'xsd:boolean']],
  ])('sets %s of the 5 GHz network', (PropertyName, Value, parameter) => {
    expect(modelWith().wifiParameters([{ BandType: 2, PropertyName, Value }])).toEqual([parameter]);
  });

  it('sets only the given fields of a mapping', () => {
    expect(modelWith().mappingParameters({ PortMappingProtocol: 1, PortMappingEnabled: false })).toEqual([
      ['Protocol', 'TCP', 'xsd:string'],
      ['Enable', false, 'xsd:boolean'],
    ]);
  });

  it('without the newer objects can neither invite guests nor pause devices nor measure its line', () => {
    expect(modelWith().state).toMatchObject({ Guest: null, CanPause: false, Line: null, CanRestart: true });
  });

  const guestNetwork = {
    'Device.WiFi.SSID.2.SSID': 'Ivanovi Gosti',
    'Device.WiFi.SSID.2.Enable': false,
    'Device.WiFi.SSID.2.LowerLayers': 'Device.WiFi.Radio.2.',
    'Device.WiFi.AccessPoint.5.SSIDReference': 'Device.WiFi.SSID.2.',
    'Device.WiFi.AccessPoint.5.X_ABONAT_Guest': true,
    'Device.WiFi.AccessPoint.5.Security.KeyPassphrase': 'gosti-1234',
  };

  it('has a guest network that is not taken for the network of its band', () => {
    const { state, guestParameters } = modelWith(guestNetwork);
    expect(state.Guest).toEqual({ WifiName: 'Ivanovi Gosti', WifiPassword: 'gosti-1234', IsActive: false });
    expect(state.NetworksDetails.map(({ WifiName }) => WifiName)).toEqual(['Ivanovi', 'Ivanovi 5G']);
    expect(guestParameters({ IsActive: true })).toEqual([['Device.WiFi.SSID.2.Enable', true, 'xsd:boolean']]);
    expect(guestParameters({ WifiName: 'Gosti', WifiPassword: 'nova-1234' })).toEqual([
      ['Device.WiFi.SSID.2.SSID', 'Gosti', 'xsd:string'],
      ['Device.WiFi.AccessPoint.5.Security.KeyPassphrase', 'nova-1234', 'xsd:string'],
    ]);
  });

  it('knows which devices it stops', () => {
    const path = 'Device.Hosts.AccessControl';
    const { state, stopped } = modelWith({
      [`${path}.4.PhysAddress`]: '02:ab:0a:00:00:31',
      [`${path}.4.AccessPolicy`]: 'Deny',
      [`${path}.4.Enable`]: true,
      [`${path}.6.PhysAddress`]: '02:ab:0a:00:00:99',
      [`${path}.6.AccessPolicy`]: 'Allow',
      [`${path}.6.Enable`]: true,
    });
    expect([state.CanPause, state.Hosts[0]?.IsStopped, [...stopped]]).toEqual([true, true, [['02:AB:0A:00:00:31', 4]]]);
  });

  it.each([
    ['a fibre', { Optical: 'Up', level: -19_500, ppp: 'Connected' }, { Link: 'up', Session: 'up', SignalDbm: -19.5 }],
    ['a dark fibre', { Optical: 'Dormant', ppp: 'Disconnected' }, { Link: 'down', Session: 'down', SignalDbm: null }],
    ['a cable', { Ethernet: 'Up' }, { Link: 'up', Session: 'up', SignalDbm: null }],
    ['a cable that is out', { Ethernet: 'Down' }, { Link: 'down', Session: 'down', SignalDbm: null }],
  ] as const)('measures %s', (_what, given, line) => {
    const kind = 'Optical' in given ? 'Optical' : 'Ethernet';
    const path = `Device.${kind}.Interface.1`;
    const { state } = modelWith({
      [`${path}.Upstream`]: true,
      [`${path}.Status`]: 'Optical' in given ? given.Optical : given.Ethernet,
      ...('level' in given && { [`${path}.OpticalSignalLevel`]: given.level }),
      ...('ppp' in given && { 'Device.PPP.Interface.1.ConnectionStatus': given.ppp }),
    });
    expect(state.Line).toEqual(line);
  });

  const cable = { 'Device.Ethernet.Interface.1.Upstream': true, 'Device.Ethernet.Interface.1.Status': 'Up' };
  const ppp = (number: number, status: string) => ({ [`Device.PPP.Interface.${number}.ConnectionStatus`]: status });
  const defaultRoute = {
    'Device.Routing.Router.1.IPv4Forwarding.1.Enable': true,
    'Device.Routing.Router.1.IPv4Forwarding.1.DestIPAddress': '10.0.0.0',
    'Device.Routing.Router.1.IPv4Forwarding.1.Interface': 'Device.IP.Interface.2.',
    'Device.Routing.Router.1.IPv4Forwarding.2.Enable': true,
    'Device.Routing.Router.1.IPv4Forwarding.2.DestIPAddress': '0.0.0.0',
    'Device.Routing.Router.1.IPv4Forwarding.2.Interface': 'Device.IP.Interface.3.',
    'Device.IP.Interface.2.LowerLayers': 'Device.PPP.Interface.1.',
    'Device.IP.Interface.3.LowerLayers': 'Device.PPP.Interface.2.',
  };

  it.each([
    ['the default route', { ...defaultRoute, ...ppp(1, 'Disconnected'), ...ppp(2, 'Connected') }, 'up'],
    ['the default route that is down', { ...defaultRoute, ...ppp(1, 'Connected'), ...ppp(2, 'Connecting') }, 'down'],
    [
      'the one that is up beside a disabled default route',
      {
        ...defaultRoute,
        'Device.Routing.Router.1.IPv4Forwarding.2.Enable': false,
        ...ppp(1, 'Connected'),
        ...ppp(2, 'Disconnected'),
      },
      'up',
    ],
    ['the one that is up', { ...ppp(1, 'Disconnected'), ...ppp(2, 'Connected') }, 'up'],
    ['none that is up', { ...ppp(1, 'Disconnected'), ...ppp(2, 'Disconnected') }, 'down'],
    ['one without a status', ppp(1, ''), 'unknown'],
    [
      'the link below a default route without PPP',
      {
        ...defaultRoute,
        'Device.IP.Interface.3.LowerLayers': 'Device.Ethernet.VLANTermination.1.',
        ...ppp(1, 'Disconnected'),
      },
      'up',
    ],
    [
      'none that is disabled',
      { ...ppp(1, 'Disconnected'), 'Device.PPP.Interface.1.Enable': false, ...ppp(2, 'Connecting') },
      'down',
    ],
    ['the link beside a disabled one', { ...ppp(1, 'Disconnected'), 'Device.PPP.Interface.1.Enable': false }, 'up'],
  ])('with several connections reports %s [GW-003]', (_what, given, session) => {
    expect(modelWith({ ...cable, ...given }).state.Line).toEqual({ Link: 'up', Session: session, SignalDbm: null });
  });

  it('is asked for its up time too, so that one without a line can answer [GW-003]', () => {
    expect(modelWith().measured).toEqual(['Device.DeviceInfo.UpTime', 'Device.IP.Interface']);
    expect(modelWith({ ...cable, ...defaultRoute }).measured).toContain('Device.Routing.Router.1.IPv4Forwarding');
  });

  it('sets a DMZ host', () => {
    expect(modelWith().dmzParameters({ DmzEnabled: true, DmzHost: '192.168.1.31' })).toEqual([
      ['Device.NAT.X_ABONAT_DMZ.Enable', true, 'xsd:boolean'],
      ['Device.NAT.X_ABONAT_DMZ.HostIPAddress', '192.168.1.31', 'xsd:string'],
    ]);
  });
});
