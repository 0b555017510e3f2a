// The calls of the home network by module, and the router that they share. The operator defined their names,
// EncriptionMode included.

import { Type, type Static } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { Moment, Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';
import { meshStatuses } from './constants.ts';
import { BandType, base, oneOfNumbers } from './contract-parts.ts';
import { deviceEndpoints, HomeDevice } from './devices/contract.ts';
import { GuestNetwork, guestEndpoints } from './guest/contract.ts';
import { lineEndpoints } from './line/contract.ts';
import { protocols } from './ports/constants.ts';
import { ListedMapping, portEndpoints } from './ports/contract.ts';
import { NetworkDetail, wifiEndpoints } from './wifi/contract.ts';

export const requestStates = ['accepted', 'queued', 'applied', 'failed'] as const;
export type RequestState = (typeof requestStates)[number];

const RouterRequest = Type.Object({
  RequestId: Type.String(),
  Kind: oneOf(['wifi', 'port', 'dmz', 'guest', 'device', 'restart']),
  State: oneOf(requestStates),
  BandTypes: Type.Array(BandType, { description: 'The bands whose settings it changes' }),
  RequestedAt: Moment,
  FinishedAt: nullable(Moment),
});
export type RouterRequest = Static<typeof RouterRequest>;

const Host = Type.Object({
  Name: Type.String(),
  IpAddress: Type.String(),
  BandType: nullable(BandType),
});
export type Host = Static<typeof Host>;

const Device = Type.Object({
  DeviceSerNo: Type.String(),
  DeviceType: Type.Integer(),
  InventoryPn: Type.String(),
  DeviceModel: Type.String(),
  IsOnline: Type.Boolean(),
  LastContact: nullable(Moment),
  LanAddress: Type.String({ description: 'The address of the router inside the home' }),
  Version: Type.Integer({ description: 'Grows with every change; a change may name the one it was made on' }),
  NetworksDetails: Type.Array(NetworkDetail),
  PortFwd: Type.Array(ListedMapping),
  Mesh: Type.Object({
    MeshAgents: Type.Array(Type.Object({ SerialNumber: Type.String(), Status: oneOfNumbers(meshStatuses) })),
  }),
  Hosts: Type.Array(Host, { description: 'What is connected now; a band, or a cable when there is none' }),
  Dmz: Type.Object({ DmzEnabled: Type.Boolean(), DmzHost: nullable(Type.String()) }),
  AvailableProps: Type.Object({ PortFwd: Type.Object({ AvailableProtocols: Type.Array(oneOfNumbers(protocols)) }) }),
  Guest: nullable(GuestNetwork),
  HomeDevices: Type.Array(HomeDevice, { description: 'What the router knows, connected or not' }),
  Abilities: Type.Object({ Guest: Type.Boolean(), Pause: Type.Boolean(), Restart: Type.Boolean() }),
  IsRestarting: Type.Boolean(),
  Requests: Type.Array(RouterRequest, { description: 'What is on its way to the router, and what ended last' }),
});
export type Device = Static<typeof Device>;
export type MeshAgent = Device['Mesh']['MeshAgents'][number];

export const getWifiProperties = endpoint({
  name: 'getWifiProperties',
  summary: 'The router of a home: its networks, satellites, port mappings and what is on its way to it',
  method: 'GET',
  path: `${base}/get-properties`,
  access: { holds: 'own-service', at: 'query.msisdn' },
  query: strict({ msisdn: Msisdn }),
  answers: {
    200: Type.Object({ Msisdn: Type.String(), Address: nullable(Type.String()), Devices: Type.Array(Device) }),
  },
  errors: ['EC_Not_Found', 'EC_Partner_Unavailable'],
});
export type HomeNetwork = Static<(typeof getWifiProperties)['answers'][200]>;

export const homeNetworkEndpoints = [
  getWifiProperties,
  ...wifiEndpoints,
  ...portEndpoints,
  ...guestEndpoints,
  ...deviceEndpoints,
  ...lineEndpoints,
];
