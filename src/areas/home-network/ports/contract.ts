// The calls that change the port mappings and the DMZ.

import { Type, type Static } from 'typebox';
import { empty, endpoint, type Access } from '#platform/endpoint.ts';
import { Msisdn, strict } from '#platform/schema.ts';
import { base, changeErrors, IfMatch, oneOfNumbers, SerialNumber } from '../contract-parts.ts';
import { protocols } from './constants.ts';

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

export const ListedMapping = Type.Object({
  ...mapping,
  IsPending: Type.Boolean({ description: 'A change of it is on its way to the router' }),
});
export type ListedMapping = Static<typeof ListedMapping>;

const ofMsisdn = { holds: 'own-service', at: 'body.Msisdn' } as const satisfies Access;

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

export const portEndpoints = [changePortForwarding, setDmz];
