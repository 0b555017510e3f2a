// The calls of network protection, named as in the operator's gateway. A device is a number with 359.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, Moment, Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';
import { base, byUser, Domain } from './contract-parts.ts';
import { longestDomain, mostDomains, operations } from './rules.ts';
import { siteEndpoints } from './sites/contract.ts';
import { timeEndpoints } from './times/contract.ts';

/** One line of JSON for each domain, at its longest. */
const listBytes = 2 * mostDomains * (longestDomain + 20);

const Domains = Type.Array(Type.Object({ domain: Type.String() }));
const days = Type.Literal('30');

const byMsisdn = { access: { holds: 'own-service', at: 'params.msisdn' }, params: strict({ msisdn: Msisdn }) } as const;
const byDevice = { holds: 'own-service', at: 'query.deviceId' } as const;

export const protectionStatus = endpoint({
  name: 'protectionStatus',
  summary: 'Whether a number is protected, and until when a switch that was accepted may still wait',
  method: 'GET',
  path: `${base}/service/status/:msisdn`,
  ...byMsisdn,
  answers: { 200: Type.Object({ is_active: Type.Boolean(), waits_until: nullable(Moment) }) },
  errors: ['EC_Partner_Unavailable'],
});
export type ProtectionStatus = Static<(typeof protectionStatus)['answers'][200]>;

export const protectionStats = endpoint({
  name: 'protectionStats',
  summary: 'What was stopped in 30 days: in all, by category and by day',
  method: 'GET',
  path: `${base}/events/stats`,
  access: byDevice,
  query: strict({ deviceId: Msisdn, days }),
  answers: {
    200: Type.Object({
      total: Type.Integer(),
      blocked: Type.Integer(),
      categories: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
      days: Type.Literal(30),
      by_day: Type.Array(Type.Object({ day: Day, blocked: Type.Integer() })),
      today: Day,
    }),
  },
  errors: ['EC_Partner_Unavailable'],
});
export type ProtectionStats = Static<(typeof protectionStats)['answers'][200]>;

export const switchProtection = endpoint({
  name: 'switchProtection',
  summary: 'Asks for the protection of a number to be switched on or off; it is done within two hours',
  method: 'PUT',
  path: `${base}/service/:msisdn/:operation`,
  access: { holds: 'own-service', at: 'params.msisdn' },
  params: strict({ msisdn: Msisdn, operation: oneOf(operations) }),
  answers: { 200: Type.Object({ is_accepted: Type.Boolean() }) },
  errors: [
    'EC_Already_Active',
    'EC_Already_Inactive',
    'EC_Msisdn_Already_Has_Processing_Request',
    'EC_Partner_Unavailable',
  ],
  idempotency: 'key',
});

export const protectionEvents = endpoint({
  name: 'protectionEvents',
  summary: 'What was stopped or let through in 30 days, newest first',
  method: 'GET',
  path: `${base}/events/search`,
  access: byDevice,
  query: strict({ clientIp: Type.Literal('*'), deviceId: Msisdn, days, sort: Type.Literal('desc') }),
  answers: {
    200: Type.Array(
      Type.Object({
        timestamp: Moment,
        domain: Type.String(),
        category: Type.String(),
        action: oneOf(['block', 'allow']),
        reason: Type.Optional(oneOf(['dangerous', 'block-list', 'schedule'])),
      }),
    ),
  },
  errors: ['EC_Partner_Unavailable'],
});
export type ProtectionEvent = Static<(typeof protectionEvents)['answers'][200]>[number];

const reading = { method: 'GET', ...byUser, answers: { 200: Domains }, errors: ['EC_Partner_Unavailable'] } as const;

const adding = {
  method: 'POST',
  ...byUser,
  body: Type.Array(strict({ domain: Domain }), { minItems: 1, maxItems: 2 * mostDomains }),
  bodyLimit: listBytes,
  answers: { 204: empty },
  errors: ['EC_Domain_Already_Exists', 'EC_Domain_List_Full', 'EC_Already_Inactive', 'EC_Partner_Unavailable'],
  idempotency: 'key',
} as const;

const removing = {
  method: 'DELETE',
  ...byUser,
  query: strict({ domain: Domain }),
  answers: { 204: empty },
  errors: ['EC_Already_Inactive', 'EC_Partner_Unavailable'],
  idempotency: 'key',
} as const;

const blacklist = `${base}/user/:id/blacklist` as const;
const whitelist = `${base}/user/:id/whitelist` as const;

export const blockList = endpoint({
  name: 'blockList',
  summary: 'The sites that are always stopped',
  path: blacklist,
  ...reading,
});
export const addToBlockList = endpoint({
  name: 'addToBlockList',
  summary: 'Adds sites to those that are always stopped, all of them or none',
  path: blacklist,
  ...adding,
});
export const removeFromBlockList = endpoint({
  name: 'removeFromBlockList',
  summary: 'Takes a site off those that are always stopped',
  path: blacklist,
  ...removing,
});
export const allowList = endpoint({
  name: 'allowList',
  summary: 'The sites that are never stopped',
  path: whitelist,
  ...reading,
});
export const addToAllowList = endpoint({
  name: 'addToAllowList',
  summary: 'Adds sites to those that are never stopped, all of them or none',
  path: whitelist,
  ...adding,
});
export const removeFromAllowList = endpoint({
  name: 'removeFromAllowList',
  summary: 'Takes a site off those that are never stopped',
  path: whitelist,
  ...removing,
});

export const networkProtectionEndpoints = [
  protectionStatus,
  protectionStats,
  protectionEvents,
  blockList,
  addToBlockList,
  removeFromBlockList,
  allowList,
  addToAllowList,
  removeFromAllowList,
  ...siteEndpoints,
  ...timeEndpoints,
  switchProtection,
];
