// The calls of the home network. The operator defined their names, EncriptionMode included.

import { Type, type Static } from 'typebox';
import { empty, endpoint, type Access } from '#platform/endpoint.ts';
import type { ErrorCode } from '#platform/errors.ts';
import { Moment, Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';
import {
  bands,
  channelWidths,
  encryptions,
  meshStatuses,
  protocols,
  securityModes,
  wifiProperties,
} from './constants.ts';

const base = '/home-network-module/wifi';

const BandType = oneOfNumbers(bands);

const NetworkDetail = Type.Object({
  BandType,
  WifiName: Type.String(),
  WifiPassword: Type.String(),
  IsNetworkActive: Type.Boolean(),
  SecurityMode: oneOfNumbers(securityModes),
  EncriptionMode: nullable(oneOfNumbers(encryptions)),
  Channel: Type.Integer(),
  IsAutoChannel: Type.Boolean(),
  ChannelWidth: oneOfNumbers(channelWidths),
  Wps: Type.Boolean(),
});
export type NetworkDetail = Static<typeof NetworkDetail>;

const mapping = {
  InstNumber: Type.Integer(),
  PortMappingDescription: Type.String(),
  InternalClient: Type.String(),
  ExternalPort: Type.Integer(),
  ExternalPortEndRange: Type.Integer(),
  InternalPort: Type.Integer(),
  InternalEndPort: Type.Integer(),
  PortMappingProtocol: oneOfNumbers(protocols),
  PortMappingEnabled: Type.Boolean(),
};
const PortMapping = Type.Object(mapping);
export type PortMapping = Static<typeof PortMapping>;

const ListedMapping = Type.Object({
  ...mapping,
  IsPending: Type.Boolean({ description: 'A change of it is on its way to the router' }),
});

export const requestStates = ['accepted', 'queued', 'applied', 'failed'] as const;
export type RequestState = (typeof requestStates)[number];

const RouterRequest = Type.Object({
  RequestId: Type.String(),
  Kind: oneOf(['wifi', 'port', 'dmz']),
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
  Requests: Type.Array(RouterRequest, { description: 'What is on its way to the router, and what ended last' }),
});
export type Device = Static<typeof Device>;
export type MeshAgent = Device['Mesh']['MeshAgents'][number];
export type ListedMapping = Static<typeof ListedMapping>;

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

const SerialNumber = Type.String({ minLength: 1, maxLength: 64 });
const PropertyName = oneOf(wifiProperties);
const Value = Type.String({ maxLength: 64, description: 'true, false, a number, or the text itself' });
const ofService = { holds: 'own-service', at: 'body.Service' } as const satisfies Access;
const ofMsisdn = { holds: 'own-service', at: 'body.Msisdn' } as const satisfies Access;

/** The version that the user saw; a router that has changed since refuses. */
const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 40 })) });

const changeErrors = [
  'EC_Not_Found',
  'EC_Settings_Changed',
  'EC_Partner_Unavailable',
] as const satisfies readonly ErrorCode[];

export const setWifiProperties = endpoint({
  name: 'setWifiProperties',
  summary: 'Changes properties of the wifi networks; the router applies them soon after',
  method: 'POST',
  path: `${base}/set-properties`,
  access: ofService,
  headers: IfMatch,
  body: strict({
    SerialNumber,
    Properties: Type.Array(strict({ PropertyName, BandType, Value }), { minItems: 1, maxItems: 20 }),
    Service: Msisdn,
  }),
  answers: { 202: empty },
  errors: changeErrors,
  idempotency: 'key',
});

export const setWifiProperty = endpoint({
  name: 'setWifiProperty',
  summary: 'Changes one property of one wifi network',
  method: 'POST',
  path: `${base}/set-property`,
  access: ofService,
  headers: IfMatch,
  body: strict({ SerialNumber, PropertyName, BandType, Value, Service: Msisdn }),
  answers: { 202: empty },
  errors: changeErrors,
  idempotency: 'key',
});

const Port = Type.Integer({ minimum: 1, maximum: 65_535 });

export const changePortForwarding = endpoint({
  name: 'changePortForwarding',
  summary: 'Adds (1), edits or toggles (2) or deletes (3) a port mapping; on an edit an absent field stays as it is',
  method: 'POST',
  path: `${base}/port-fwd`,
  access: ofMsisdn,
  headers: IfMatch,
  body: strict({
    Msisdn,
    PhoneNo: Type.Optional(Type.String({ pattern: '^\\d{5,15}$', description: 'Not read: Msisdn names the router' })),
    InstNumber: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
    Action: oneOfNumbers([1, 2, 3]),
    InternalClient: Type.Optional(Type.String({ maxLength: 15 })),
    PortMappingDescription: Type.Optional(Type.String({ maxLength: 32 })),
    ExternalPort: Type.Optional(Port),
    ExternalPortEndRange: Type.Optional(Port),
    InternalPort: Type.Optional(Port),
    InternalEndPort: Type.Optional(Port),
    PortMappingEnabled: Type.Optional(Type.Boolean()),
    PortMappingProtocol: Type.Optional(oneOfNumbers(protocols)),
  }),
  answers: { 202: empty },
  errors: [
    ...changeErrors,
    'EC_Port_Already_Used',
    'EC_Port_Reserved',
    'EC_Too_Many_Ports',
    'EC_Msisdn_Already_Has_Processing_Request',
  ],
  idempotency: 'key',
});
export type PortFwdBody = Static<(typeof changePortForwarding)['body']>;

export const setDmz = endpoint({
  name: 'setDmz',
  summary: 'Opens every port to one device of the home, or closes them again',
  method: 'POST',
  path: `${base}/dmz`,
  access: ofMsisdn,
  headers: IfMatch,
  body: strict({
    Msisdn,
    SerialNumber,
    DmzEnabled: Type.Boolean(),
    DmzHost: Type.Optional(Type.String({ maxLength: 15 })),
  }),
  answers: { 202: empty },
  errors: changeErrors,
  idempotency: 'key',
});

export const homeNetworkEndpoints = [
  getWifiProperties,
  setWifiProperties,
  setWifiProperty,
  changePortForwarding,
  setDmz,
];

function oneOfNumbers<const Values extends readonly number[]>(values: Values) {
  return Type.Unsafe<Values[number]>({ type: 'integer', enum: [...values] });
}
