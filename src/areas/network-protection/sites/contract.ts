// The calls that allow a site for a time, and ask whether an address would be stopped.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { base, byUser, Domain } from '../contract-parts.ts';
import { allowanceStates, allowChoices, checkReasons } from './rules.ts';

export const protectionAllowances = endpoint({
  name: 'protectionAllowances',
  summary: 'The sites that are allowed for a time, and what the protection service can do',
  method: 'GET',
  path: `${base}/user/:id/allowances`,
  ...byUser,
  answers: {
    200: Type.Object({
      sites: Type.Array(Type.Object({ domain: Type.String(), until: Moment, state: oneOf(allowanceStates) })),
      abilities: Type.Object({ allow: Type.Boolean(), check: Type.Boolean(), schedule: Type.Boolean() }),
    }),
  },
  errors: ['EC_Partner_Unavailable'],
});
export type Allowances = Static<(typeof protectionAllowances)['answers'][200]>;

export const allowSite = endpoint({
  name: 'allowSite',
  summary: 'Allows a site for 15 minutes, an hour or until tomorrow; then it closes again',
  method: 'POST',
  path: `${base}/user/:id/allowances`,
  ...byUser,
  body: strict({ domain: Domain, choice: oneOf(allowChoices) }),
  answers: { 200: Type.Object({ until: Moment }) },
  errors: [
    'EC_Already_Inactive',
    'EC_Already_Active',
    'EC_Domain_List_Full',
    'EC_Msisdn_Already_Has_Processing_Request',
    'EC_Protection_Cannot',
    'EC_Partner_Unavailable',
  ],
  idempotency: 'key',
});

export const closeSite = endpoint({
  name: 'closeSite',
  summary: 'Closes a site that is allowed for a time',
  method: 'DELETE',
  path: `${base}/user/:id/allowances`,
  ...byUser,
  query: strict({ domain: Domain }),
  answers: { 204: empty },
  errors: ['EC_Msisdn_Already_Has_Processing_Request', 'EC_Partner_Unavailable'],
  idempotency: 'key',
});

export const checkSite = endpoint({
  name: 'checkSite',
  summary: 'Whether an address would be stopped now, and why',
  method: 'GET',
  path: `${base}/user/:id/check`,
  ...byUser,
  query: strict({ domain: Domain }),
  answers: {
    200: Type.Object({
      domain: Type.String(),
      is_stopped: Type.Boolean(),
      reason: oneOf(checkReasons),
      category: nullable(Type.String()),
      until: nullable(Moment),
      is_closing: Type.Boolean({ description: 'The time of the allowance is over, and its end is not confirmed yet' }),
      entry: nullable(Type.String({ description: 'The entry of the list of the user that decides' })),
      overruled: nullable(Type.String({ description: 'A wider entry of the other list that does not count here' })),
    }),
  },
  errors: ['EC_Protection_Cannot', 'EC_Partner_Unavailable'],
});
export type SiteCheck = Static<(typeof checkSite)['answers'][200]>;

export const siteEndpoints = [protectionAllowances, allowSite, closeSite, checkSite];
