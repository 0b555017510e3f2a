// The calls that start and end the guest network.

import { Type, type Static } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { Moment, Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';
import { changeErrors, homeBase, homeChange, IfMatch } from '../contract-parts.ts';
import { guestChoices } from './rules.ts';

export const GuestNetwork = Type.Object({
  WifiName: Type.String(),
  WifiPassword: Type.String(),
  IsActive: Type.Boolean(),
  Choice: nullable(oneOf(guestChoices)),
  EndsAt: nullable(Moment),
  IsPending: Type.Boolean({ description: 'A change of it is on its way to the router' }),
  IsEnding: Type.Boolean({ description: 'Its time is over or the user ended it, and the router has not confirmed it' }),
});
export type GuestNetwork = Static<typeof GuestNetwork>;

export const startGuestNetwork = endpoint({
  name: 'startGuestNetwork',
  summary: 'Switches the guest network on until tonight, for three days, or without an end; again changes the end',
  path: `${homeBase}/guest/start`,
  ...homeChange,
  headers: IfMatch,
  body: strict({ Msisdn, Choice: oneOf(guestChoices) }),
  errors: [...changeErrors, 'EC_Router_Cannot'],
});

export const endGuestNetwork = endpoint({
  name: 'endGuestNetwork',
  summary: 'Switches the guest network off and gives it a new password',
  path: `${homeBase}/guest/end`,
  ...homeChange,
  headers: IfMatch,
  body: strict({ Msisdn }),
  errors: [...changeErrors, 'EC_Router_Cannot', 'EC_Already_Inactive'],
});

export const guestEndpoints = [startGuestNetwork, endGuestNetwork];
