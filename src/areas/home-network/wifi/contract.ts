// The calls that change the wifi networks.

import { Type, type Static } from 'typebox';
import { empty, endpoint, type Access } from '#platform/endpoint.ts';
import { Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';
import { BandType, base, changeErrors, IfMatch, oneOfNumbers, SerialNumber } from '../contract-parts.ts';
import { channelWidths, encryptions, securityModes, wifiProperties } from './constants.ts';

export const NetworkDetail = Type.Object({
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

const PropertyName = oneOf(wifiProperties);
const Value = Type.String({ maxLength: 64, description: 'true, false, a number, or the text itself' });
const ofService = { holds: 'own-service', at: 'body.Service' } as const satisfies Access;

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

export const wifiEndpoints = [setWifiProperties, setWifiProperty];
