// Maps the operator's names of router settings to parameters of TR-098, the data model of router management, and back.
// Settings without a TR-098 parameter use the operator's own prefix.

import type { NetworkDetail } from '../../wifi/contract.ts';
import type { PortMapping } from '../../ports/contract.ts';
import {
  hostAt,
  keyOf,
  lineStatus,
  reader,
  stoppedDevices,
  type DataModel,
  type ModelSettings,
  type Parameter,
  type Reader,
  type Tree,
} from './data-model.ts';
import type { LineValues } from '../../line/rules.ts';
import type { GuestSettings, RouterState, WifiValue } from './router-management.ts';

const lan = 'InternetGatewayDevice.LANDevice.1';
const wan = 'InternetGatewayDevice.WANDevice.1';
const beacons = { 1: 'Basic', 2: 'WPA', 3: '11i' } as const;
const ciphers = { 1: 'TKIPEncryption', 2: 'AESEncryption', 3: 'TKIPandAESEncryption' } as const;
const widths = { 0: '20/40MHz', 1: '20MHz', 2: '40MHz', 3: '20/40/80MHz' } as const;
const protocols = { 1: 'TCP', 2: 'UDP', 3: 'TCP/UDP' } as const;

export function tr098(device: Tree, settings: ModelSettings): DataModel {
  return {
    state: stateOf(device, settings),
    mappings: mappingsPath(settings),
    accessControl: accessPath(settings),
    stopped: stoppedDevices(reader(device), accessPath(settings)),
    measured: [wan],
    guestParameters: (guest) => guestParameters(guest, reader(device), settings),
    wifiParameters: (values) => wifiParameters(values, settings),
    mappingParameters: (fields) => mappingParameters(fields, settings),
    dmzParameters: (dmz) => dmzParameters(dmz, settings),
  };
}

function mappingsPath({ connection }: ModelSettings): string {
  return `${connection}.PortMapping`;
}

function accessPath({ prefix }: ModelSettings): string {
  return `${lan}.${prefix}_AccessControl`;
}

/** TR-098 has no mark for the networks of guests. */
function guestPaths(at: Reader, { prefix }: ModelSettings): string[] {
  const collection = `${lan}.WLANConfiguration`;
  return at
    .instances(collection)
    .map((number) => `${collection}.${number}`)
    .filter((path) => at.flag(`${path}.${prefix}_Guest`));
}

function guestParameters(guest: Partial<GuestSettings>, at: Reader, model: ModelSettings): Parameter[] {
  const all: [string, Parameter[1] | undefined, string][] = [
    ['SSID', guest.WifiName, 'xsd:string'],
    ['KeyPassphrase', guest.WifiPassword, 'xsd:string'],
    ['Enable', guest.IsActive, 'xsd:boolean'],
  ];
  const given = all.filter((each): each is Parameter => each[1] !== undefined);
  return guestPaths(at, model).flatMap((path) =>
    given.map(([name, value, type]): Parameter => [`${path}.${name}`, value, type]),
  );
}

function wifiParameters(values: readonly WifiValue[], model: ModelSettings): Parameter[] {
  return values.flatMap(({ BandType, PropertyName, Value }) => {
    const network = `${lan}.WLANConfiguration.${model.networks[BandType]}`;
    return parametersOf(PropertyName, Value, model).map(([name, value, type]): Parameter => [
      `${network}.${name}`,
      value,
      type,
    ]);
  });
}

function parametersOf(property: WifiValue['PropertyName'], value: unknown, model: ModelSettings): Parameter[] {
  switch (property) {
    case 'WifiName':
      return [['SSID', String(value), 'xsd:string']];
    case 'WifiPassword':
      return [['KeyPassphrase', String(value), 'xsd:string']];
    case 'IsNetworkActive':
      return [['Enable', Boolean(value), 'xsd:boolean']];
    case 'SecurityMode':
      return [['BeaconType', beaconOf(value as NetworkDetail['SecurityMode'], model), 'xsd:string']];
    case 'EncriptionMode': {
      // The mode decides which of the two applies; the other one is ignored.
      if (value === null) return [];
      const cipher = ciphers[value as 1 | 2 | 3];
      return [
        ['WPAEncryptionModes', cipher, 'xsd:string'],
        ['IEEE11iEncryptionModes', cipher, 'xsd:string'],
      ];
    }
    case 'Channel':
      return [['Channel', Number(value), 'xsd:unsignedInt']];
    case 'IsAutoChannel':
      return [['AutoChannelEnable', Boolean(value), 'xsd:boolean']];
    case 'ChannelWidth':
      return [[`${model.prefix}_ChannelWidth`, widths[value as 0 | 1 | 2 | 3], 'xsd:string']];
    case 'Wps':
    default:
      return [['WPS.Enable', Boolean(value), 'xsd:boolean']];
  }
}

function beaconOf(mode: NetworkDetail['SecurityMode'], { prefix }: ModelSettings): string {
  return mode === 4 ? `${prefix}_WPA2WPA3` : beacons[mode];
}

function mappingParameters(fields: Partial<PortMapping>, { prefix }: ModelSettings): Parameter[] {
  const all: [string, string | number | boolean | undefined, string][] = [
    ['PortMappingDescription', fields.PortMappingDescription, 'xsd:string'],
    ['InternalClient', fields.InternalClient, 'xsd:string'],
    ['ExternalPort', fields.ExternalPort, 'xsd:unsignedInt'],
    ['ExternalPortEndRange', fields.ExternalPortEndRange, 'xsd:unsignedInt'],
    ['InternalPort', fields.InternalPort, 'xsd:unsignedInt'],
    [`${prefix}_InternalEndPort`, fields.InternalEndPort, 'xsd:unsignedInt'],
    ['PortMappingProtocol', fields.PortMappingProtocol && protocols[fields.PortMappingProtocol], 'xsd:string'],
    ['PortMappingEnabled', fields.PortMappingEnabled, 'xsd:boolean'],
  ];
  return all.filter((each): each is Parameter => each[1] !== undefined);
}

function dmzParameters(dmz: RouterState['Dmz'], model: ModelSettings): Parameter[] {
  const at = `${model.connection}.${model.prefix}_DMZ`;
  return [
    [`${at}.Enable`, dmz.DmzEnabled, 'xsd:boolean'],
    [`${at}.HostIPAddress`, dmz.DmzHost ?? '', 'xsd:string'],
  ];
}

function stateOf(device: Tree, model: ModelSettings): RouterState {
  const at = reader(device);
  const stopped = stoppedDevices(at, accessPath(model));
  return {
    LanAddress: at.text(`${lan}.LANHostConfigManagement.IPInterface.1.IPInterfaceIPAddress`),
    NetworksDetails: ([1, 2] as const)
      .filter((band) => at.tree(networkPath(band, model)))
      .map((band) => networkOf(at, band, model)),
    PortFwd: at.instances(mappingsPath(model)).map((number) => mappingOf(at, number, model)),
    MeshAgents: at.instances(`${lan}.${model.prefix}_Mesh`).map((number) => ({
      SerialNumber: at.text(`${lan}.${model.prefix}_Mesh.${number}.SerialNumber`),
      Status: at.number(`${lan}.${model.prefix}_Mesh.${number}.Signal`) as 0 | 1 | 2 | 3,
    })),
    Hosts: at.instances(`${lan}.Hosts.Host`).map((number) => hostOf(at, number, model, stopped)),
    Dmz: {
      DmzEnabled: at.flag(`${model.connection}.${model.prefix}_DMZ.Enable`),
      DmzHost: at.text(`${model.connection}.${model.prefix}_DMZ.HostIPAddress`) || null,
    },
    AvailableProtocols: [],
    Guest: guestOf(at, model),
    CanPause: at.tree(accessPath(model)) !== undefined,
    CanRestart: true,
    Line: lineOf(at, model),
  };
}

const networkPath = (band: 1 | 2, { networks }: ModelSettings) => `${lan}.WLANConfiguration.${networks[band]}`;

function networkOf(at: Reader, band: 1 | 2, model: ModelSettings): NetworkDetail {
  const path = networkPath(band, model);
  const mode = ([1, 2, 3, 4] as const).find((each) => beaconOf(each, model) === at.text(`${path}.BeaconType`)) ?? 3;
  const cipher = at.text(`${path}.${mode === 2 ? 'WPAEncryptionModes' : 'IEEE11iEncryptionModes'}`);
  return {
    BandType: band,
    WifiName: at.text(`${path}.SSID`),
    WifiPassword: at.text(`${path}.KeyPassphrase`),
    IsNetworkActive: at.flag(`${path}.Enable`),
    SecurityMode: mode,
    EncriptionMode: mode === 1 ? null : (keyOf(ciphers, cipher) ?? 2),
    Channel: at.number(`${path}.Channel`),
    IsAutoChannel: at.flag(`${path}.AutoChannelEnable`),
    ChannelWidth: keyOf(widths, at.text(`${path}.${model.prefix}_ChannelWidth`)) ?? 0,
    Wps: at.flag(`${path}.WPS.Enable`),
  };
}

function mappingOf(at: Reader, number: number, model: ModelSettings): PortMapping {
  const path = `${mappingsPath(model)}.${number}`;
  const ExternalPort = at.number(`${path}.ExternalPort`);
  const InternalPort = at.number(`${path}.InternalPort`);
  return {
    InstNumber: number,
    PortMappingDescription: at.text(`${path}.PortMappingDescription`),
    InternalClient: at.text(`${path}.InternalClient`),
    ExternalPort,
    // TR-098: without an end of the range only the one port is mapped.
    ExternalPortEndRange: at.number(`${path}.ExternalPortEndRange`) || ExternalPort,
    InternalPort,
    InternalEndPort: at.number(`${path}.${model.prefix}_InternalEndPort`) || InternalPort,
    PortMappingProtocol: keyOf(protocols, at.text(`${path}.PortMappingProtocol`)) ?? 3,
    PortMappingEnabled: at.flag(`${path}.PortMappingEnabled`),
  };
}

function hostOf(
  at: Reader,
  number: number,
  model: ModelSettings,
  stopped: ReadonlyMap<string, number>,
): RouterState['Hosts'][number] {
  const host = `${lan}.Hosts.Host.${number}`;
  const interfacePath = at.text(`${host}.Layer2Interface`);
  const band = ([1, 2] as const).find((each) => interfacePath === networkPath(each, model)) ?? null;
  return hostAt(at, { host, mac: 'MACAddress', since: `${model.prefix}_ActiveLastChange`, band }, stopped);
}

function guestOf(at: Reader, model: ModelSettings): GuestSettings | null {
  const [path] = guestPaths(at, model);
  if (!path) return null;
  return {
    WifiName: at.text(`${path}.SSID`),
    WifiPassword: at.text(`${path}.KeyPassphrase`),
    IsActive: at.flag(`${path}.Enable`),
  };
}

function lineOf(at: Reader, { connection, prefix }: ModelSettings): LineValues | null {
  const link = at.text(`${wan}.WANCommonInterfaceConfig.PhysicalLinkStatus`);
  const session = at.text(`${connection}.ConnectionStatus`);
  if (!link && !session) return null;
  return {
    Link: lineStatus(link, 'Up'),
    Session: lineStatus(session, 'Connected'),
    SignalDbm: at.number(`${wan}.${prefix}_Optical.SignalLevel`) / 1000 || null,
  };
}
