// Maps the operator's names of router settings to parameters of TR-181, the data model of newer routers, and back. A network
// is an SSID on the radio of its band, with its access point; they refer to each other by path.

import type { PortMapping } from '../../ports/contract.ts';
import type { NetworkDetail } from '../../wifi/contract.ts';
import {
  hostAt,
  keyOf,
  paths,
  reader,
  stoppedDevices,
  target,
  type DataModel,
  type ModelSettings,
  type Parameter,
  type Reader,
  type Tree,
} from './data-model.ts';
import type { GuestSettings, RouterState, WifiValue } from './router-management.ts';
import { lineOf, measuredObjects } from './tr181-line.ts';

type Band = NetworkDetail['BandType'];
type Network = { band: Band; radio: string; ssid: string; accessPoint: string };

const bands: Record<Band, string> = { 1: '2.4GHz', 2: '5GHz' };
const modes = { 1: 'WEP-128', 2: 'WPA-Personal', 3: 'WPA2-Personal', 4: 'WPA3-Personal-Transition' } as const;
const ciphers = { 1: 'TKIP', 2: 'AES', 3: 'TKIP+AES' } as const;
/** TR-181 has no range such as 20/40 MHz; the router chooses. */
const widths = { 0: 'Auto', 1: '20MHz', 2: '40MHz', 3: '80MHz' } as const;
const protocols = { 1: 'TCP', 2: 'UDP' } as const;
const mappings = 'Device.NAT.PortMapping';
const accessControl = 'Device.Hosts.AccessControl';

export function tr181(device: Tree, settings: ModelSettings): DataModel {
  const at = reader(device);
  const networks = networksOf(at, settings);
  const guests = guestsOf(at, settings);
  const stopped = stoppedDevices(at, accessControl);
  return {
    state: stateOf(at, { networks, guests, stopped }, settings),
    mappings,
    accessControl,
    stopped,
    measured: measuredObjects(at),
    guestParameters: (guest) => guests.flatMap((network) => guestParameters(guest, network)),
    wifiParameters: (values) => values.flatMap((value) => wifiParameter(value, networks, settings)),
    mappingParameters: (fields) => mappingParameters(fields, settings),
    dmzParameters: (dmz) => [
      [`${dmzPath(settings)}.Enable`, dmz.DmzEnabled, 'xsd:boolean'],
      [`${dmzPath(settings)}.HostIPAddress`, dmz.DmzHost ?? '', 'xsd:string'],
    ],
  };
}

const dmzPath = ({ prefix }: ModelSettings) => `Device.NAT.${prefix}_DMZ`;

/** The first network of each band that is not for guests; others are for the operator. */
function networksOf(at: Reader, settings: ModelSettings): Network[] {
  const guests = guestsOf(at, settings);
  return ([1, 2] as const).flatMap((band) => {
    const radio = paths(at, 'Device.WiFi.Radio').find(
      (path) => at.text(`${path}.OperatingFrequencyBand`) === bands[band],
    );
    const ssid =
      radio &&
      paths(at, 'Device.WiFi.SSID').find(
        (path) => target(at, `${path}.LowerLayers`) === radio && !guests.some((guest) => guest.ssid === path),
      );
    const accessPoint =
      ssid && paths(at, 'Device.WiFi.AccessPoint').find((path) => target(at, `${path}.SSIDReference`) === ssid);
    return accessPoint ? [{ band, radio, ssid, accessPoint }] : [];
  });
}

type GuestPaths = Pick<Network, 'ssid' | 'accessPoint'>;

/** TR-181 has no mark for the access points of guests. */
function guestsOf(at: Reader, { prefix }: ModelSettings): GuestPaths[] {
  return paths(at, 'Device.WiFi.AccessPoint')
    .filter((path) => at.flag(`${path}.${prefix}_Guest`))
    .map((accessPoint) => ({ accessPoint, ssid: target(at, `${accessPoint}.SSIDReference`) }));
}

function guestParameters(guest: Partial<GuestSettings>, { ssid, accessPoint }: GuestPaths): Parameter[] {
  const all: [string, Parameter[1] | undefined, string][] = [
    [`${ssid}.SSID`, guest.WifiName, 'xsd:string'],
    [`${accessPoint}.Security.KeyPassphrase`, guest.WifiPassword, 'xsd:string'],
    [`${ssid}.Enable`, guest.IsActive, 'xsd:boolean'],
  ];
  return all.filter((each): each is Parameter => each[1] !== undefined);
}

type Parts = { networks: readonly Network[]; guests: readonly GuestPaths[]; stopped: ReadonlyMap<string, number> };

function stateOf(at: Reader, { networks, guests, stopped }: Parts, settings: ModelSettings): RouterState {
  const [guest] = guests;
  const mesh = `Device.WiFi.${settings.prefix}_Mesh`;
  const hosts = at.instances('Device.Hosts.Host').map((number) => `Device.Hosts.Host.${number}`);
  return {
    LanAddress: at.text('Device.IP.Interface.1.IPv4Address.1.IPAddress'),
    NetworksDetails: networks.map((network) => networkOf(at, network, settings)),
    PortFwd: at.instances(mappings).map((number) => mappingOf(at, number, settings)),
    MeshAgents: at.instances(mesh).map((number) => ({
      SerialNumber: at.text(`${mesh}.${number}.SerialNumber`),
      Status: at.number(`${mesh}.${number}.Signal`) as 0 | 1 | 2 | 3,
    })),
    Hosts: hosts.map((host) => {
      const over = target(at, `${host}.Layer1Interface`);
      const band = networks.find(({ ssid }) => over === ssid)?.band ?? null;
      return hostAt(at, { host, mac: 'PhysAddress', since: 'ActiveLastChange', band }, stopped);
    }),
    Dmz: {
      DmzEnabled: at.flag(`${dmzPath(settings)}.Enable`),
      DmzHost: at.text(`${dmzPath(settings)}.HostIPAddress`) || null,
    },
    // A mapping has one protocol.
    AvailableProtocols: [1, 2],
    Guest: guest
      ? {
          WifiName: at.text(`${guest.ssid}.SSID`),
          WifiPassword: at.text(`${guest.accessPoint}.Security.KeyPassphrase`),
          IsActive: at.flag(`${guest.ssid}.Enable`),
        }
      : null,
    CanPause: at.tree(accessControl) !== undefined,
    CanRestart: true,
    Line: lineOf(at),
  };
}

function networkOf(at: Reader, { band, radio, ssid, accessPoint }: Network, { prefix }: ModelSettings): NetworkDetail {
  const mode = keyOf(modes, at.text(`${accessPoint}.Security.ModeEnabled`)) ?? 3;
  const cipher = keyOf(ciphers, at.text(`${accessPoint}.Security.${prefix}_EncryptionMode`)) ?? 2;
  return {
    BandType: band,
    WifiName: at.text(`${ssid}.SSID`),
    WifiPassword: at.text(`${accessPoint}.Security.KeyPassphrase`),
    IsNetworkActive: at.flag(`${ssid}.Enable`),
    SecurityMode: mode,
    EncriptionMode: mode === 1 ? null : cipher,
    Channel: at.number(`${radio}.Channel`),
    IsAutoChannel: at.flag(`${radio}.AutoChannelEnable`),
    ChannelWidth: keyOf(widths, at.text(`${radio}.OperatingChannelBandwidth`)) ?? 0,
    Wps: at.flag(`${accessPoint}.WPS.Enable`),
  };
}

function wifiParameter(
  { BandType, PropertyName, Value }: WifiValue,
  networks: readonly Network[],
  { prefix }: ModelSettings,
): Parameter[] {
  const network = networks.find(({ band }) => band === BandType);
  if (!network) return [];
  const { radio, ssid, accessPoint } = network;
  switch (PropertyName) {
    case 'WifiName':
      return [[`${ssid}.SSID`, String(Value), 'xsd:string']];
    case 'WifiPassword':
      return [[`${accessPoint}.Security.KeyPassphrase`, String(Value), 'xsd:string']];
    case 'IsNetworkActive':
      return [[`${ssid}.Enable`, Boolean(Value), 'xsd:boolean']];
    case 'SecurityMode':
      return [[`${accessPoint}.Security.ModeEnabled`, modes[Value as keyof typeof modes], 'xsd:string']];
    case 'EncriptionMode':
      return Value === null
        ? []
        : [[`${accessPoint}.Security.${prefix}_EncryptionMode`, ciphers[Value as keyof typeof ciphers], 'xsd:string']];
    case 'Channel':
      return [[`${radio}.Channel`, Number(Value), 'xsd:unsignedInt']];
    case 'IsAutoChannel':
      return [[`${radio}.AutoChannelEnable`, Boolean(Value), 'xsd:boolean']];
    case 'ChannelWidth':
      return [[`${radio}.OperatingChannelBandwidth`, widths[Value as keyof typeof widths], 'xsd:string']];
    case 'Wps':
    default:
      return [[`${accessPoint}.WPS.Enable`, Boolean(Value), 'xsd:boolean']];
  }
}

function mappingOf(at: Reader, number: number, { prefix }: ModelSettings): PortMapping {
  const path = `${mappings}.${number}`;
  const ExternalPort = at.number(`${path}.ExternalPort`);
  const InternalPort = at.number(`${path}.InternalPort`);
  return {
    InstNumber: number,
    PortMappingDescription: at.text(`${path}.Description`),
    InternalClient: at.text(`${path}.InternalClient`),
    ExternalPort,
    // 0: the mapping has one port.
    ExternalPortEndRange: at.number(`${path}.ExternalPortEndRange`) || ExternalPort,
    InternalPort,
    InternalEndPort: at.number(`${path}.${prefix}_InternalEndPort`) || InternalPort,
    PortMappingProtocol: keyOf(protocols, at.text(`${path}.Protocol`)) ?? 1,
    PortMappingEnabled: at.flag(`${path}.Enable`),
  };
}

function mappingParameters(fields: Partial<PortMapping>, { prefix }: ModelSettings): Parameter[] {
  const protocol = fields.PortMappingProtocol;
  const all: [string, string | number | boolean | undefined, string][] = [
    ['Description', fields.PortMappingDescription, 'xsd:string'],
    ['InternalClient', fields.InternalClient, 'xsd:string'],
    ['ExternalPort', fields.ExternalPort, 'xsd:unsignedInt'],
    ['ExternalPortEndRange', fields.ExternalPortEndRange, 'xsd:unsignedInt'],
    ['InternalPort', fields.InternalPort, 'xsd:unsignedInt'],
    [`${prefix}_InternalEndPort`, fields.InternalEndPort, 'xsd:unsignedInt'],
    // The portal offers only the protocols of `AvailableProtocols`.
    ['Protocol', protocol && protocols[protocol as keyof typeof protocols], 'xsd:string'],
    ['Enable', fields.PortMappingEnabled, 'xsd:boolean'],
  ];
  return all.filter((each): each is Parameter => each[1] !== undefined);
}
