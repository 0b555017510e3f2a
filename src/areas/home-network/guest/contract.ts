// The calls that start and end the guest network.

import { Type, type Static } from 'typebox';
import { empty, endpoint, type Access } from '#platform/endpoint.ts';
import { Moment, Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';
import { changeErrors, homeBase, IfMatch } from '../contract-parts.ts';
import { guestChoices } from './rules.ts';

export const GuestNetwork = Type.Object({
  WifiName: Type.String(),
  WifiPassword: Type.String(),
  IsActive: Type.Boolean(),
  EndsAt: nullable(Moment),
  IsPending: Type.Boolean({ description: 'A change of it is on its way to the router' }),
});
export type GuestNetwork = Static<typeof GuestNetwork>;

const ofMsisdn = { holds: 'own-service', at: 'body.Msisdn' } as const satisfies Access;

export const startGuestNetwork = endpoint({
  name: 'startGuestNetwork',
  summary: 'Switches the guest network on until tonight, for three days, or without an end; again changes the end',
  method: 'POST',
  path: `${homeBase}/guest/start`,
  access: ofMsisdn,
  headers: IfMatch,
  body: strict({ Msisdn, Choice: oneOf(guestChoices) }),
  answers: { 202: empty },
  errors: [...changeErrors, 'EC_Router_Cannot'],
  idempotency: 'key',
});

export const endGuestNetwork = endpoint({
  name: 'endGuestNetwork',
  summary: 'Switches the guest network off and gives it a new password',
  method: 'POST',
  path: `${homeBase}/guest/end`,
  access: ofMsisdn,
  headers: IfMatch,
  body: strict({ Msisdn }),
  answers: { 202: empty },
  errors: [...changeErrors, 'EC_Router_Cannot', 'EC_Already_Inactive'],
  idempotency: 'key',
});

export const guestEndpoints = [startGuestNetwork, endGuestNetwork];
