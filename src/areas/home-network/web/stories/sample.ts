// A sample home for stories.

import type { Device, HomeNetwork } from '../../contract.ts';
import type { ListedMapping } from '../../ports/contract.ts';
import type { NetworkDetail } from '../../wifi/contract.ts';

export const msisdn = '100000100301';

const network: NetworkDetail = {
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
};

const camera: ListedMapping = {
  InstNumber: 1,
  PortMappingDescription: 'Камера на входа',
  InternalClient: '192.168.1.24',
  ExternalPort: 8443,
  ExternalPortEndRange: 8443,
  InternalPort: 443,
  InternalEndPort: 443,
  PortMappingProtocol: 1,
  PortMappingEnabled: true,
  IsPending: false,
};

export const device: Device = {
  DeviceSerNo: '4857544A6F21',
  DeviceType: 116,
  InventoryPn: '121300',
  DeviceModel: 'Lasta Mesh 6',
  IsOnline: true,
  LastContact: '2026-11-15T08:00:00Z',
  LanAddress: '192.168.1.1',
  Version: 1,
  NetworksDetails: [{ ...network, BandType: 1, WifiName: 'Ivanovi', Channel: 6, ChannelWidth: 0 }, network],
  PortFwd: [
    camera,
    {
      ...camera,
      InstNumber: 2,
      PortMappingDescription: 'Игрите на Боян',
      InternalClient: '192.168.1.31',
      ExternalPort: 3478,
      ExternalPortEndRange: 3480,
      InternalPort: 3478,
      InternalEndPort: 3480,
      PortMappingProtocol: 2,
      PortMappingEnabled: false,
    },
    {
      ...camera,
      InstNumber: 3,
      PortMappingDescription: 'Сървър',
      ExternalPort: 443,
      ExternalPortEndRange: 443,
      IsPending: true,
    },
  ],
  Mesh: {
    MeshAgents: [
      { SerialNumber: '70A9C1', Status: 1 },
      { SerialNumber: '70A9D4', Status: 2 },
      { SerialNumber: '70AA07', Status: 3 },
      { SerialNumber: '70AA3E', Status: 0 },
    ],
  },
  Hosts: [
    { Name: 'Камера', IpAddress: '192.168.1.24', BandType: 1 },
    { Name: 'Конзола', IpAddress: '192.168.1.31', BandType: 2 },
  ],
  Dmz: { DmzEnabled: false, DmzHost: null },
  AvailableProps: { PortFwd: { AvailableProtocols: [1, 2, 3] } },
  Guest: {
    WifiName: 'Ivanovi Gosti',
    WifiPassword: 'topla-lipa-27',
    IsActive: true,
    Choice: 'tonight',
    EndsAt: '2026-11-16T04:00:00Z',
    IsPending: false,
    IsEnding: false,
  },
  HomeDevices: [
    {
      Mac: '02:AB:0A:00:84:1F',
      Name: 'Конзола',
      ReportedName: 'PS5-1234',
      Kind: 'console',
      IpAddress: '192.168.1.31',
      BandType: 2,
      IsConnected: true,
      Since: '2026-11-15T06:00:00Z',
      Internet: 'on',
      PausedUntil: null,
      IsPending: false,
    },
  ],
  Abilities: { Guest: true, Pause: true, Restart: true },
  IsRestarting: false,
  Requests: [],
};

export const home: HomeNetwork = { Msisdn: msisdn, Address: 'гр. София, ул. Шипка 12', Devices: [device] };
