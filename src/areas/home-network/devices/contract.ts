// The calls that name the devices at home and stop their internet.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Moment, Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';
import { BandType, changeErrors, homeBase, homeChange, IfMatch, ofHome } from '../contract-parts.ts';
import { deviceKinds, isDeviceName, longestDeviceName, normalizedMac, pauseChoices } from './rules.ts';

export const HomeDevice = Type.Object({
  Mac: Type.String(),
  Name: Type.String({ description: 'The name that the user gave it, or the one it reports' }),
  ReportedName: Type.String(),
  Kind: oneOf(deviceKinds),
  IpAddress: Type.String(),
  BandType: nullable(BandType),
  IsConnected: Type.Boolean(),
  Since: nullable(Moment),
  Internet: oneOf(['on', 'paused', 'blocked']),
  /** Null for a pause that is over: the router has not confirmed the end yet. */
  PausedUntil: nullable(Moment),
  IsPending: Type.Boolean({ description: 'A change of it is on its way to the router' }),
});
export type HomeDevice = Static<typeof HomeDevice>;

const Mac = Type.Refine(
  Type.String({ maxLength: 17, description: 'With colons or hyphens, letters in any case' }),
  (text) => normalizedMac(text) !== null,
);
export const nameDevice = endpoint({
  name: 'nameDevice',
  summary: 'Gives a device at home a name and a kind; the router keeps its own',
  path: `${homeBase}/devices/name`,
  ...ofHome,
  body: strict({
    Msisdn,
    Mac,
    Name: Type.Refine(Type.String({ maxLength: 2 * longestDeviceName }), isDeviceName),
    Kind: oneOf(deviceKinds),
  }),
  answers: { 204: empty },
  errors: ['EC_Not_Found', 'EC_Partner_Unavailable'],
  idempotency: 'key',
});

export const changeDeviceInternet = endpoint({
  name: 'changeDeviceInternet',
  summary: 'Stops the internet of a device for an hour, until morning or for good, or gives it back (on)',
  path: `${homeBase}/devices/internet`,
  ...homeChange,
  headers: IfMatch,
  body: strict({ Msisdn, Mac, Choice: oneOf([...pauseChoices, 'on']) }),
  errors: [...changeErrors, 'EC_Router_Cannot'],
});

export const deviceEndpoints = [nameDevice, changeDeviceInternet];
