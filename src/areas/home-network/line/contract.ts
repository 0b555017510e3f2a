// The calls that check the line of a home and restart its router.

import { Type, type Static } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { Moment, Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';
import { homeBase, homeChange, ofHome } from '../contract-parts.ts';
import { actingParties, findings } from './rules.ts';

export const checkLine = endpoint({
  name: 'checkLine',
  summary: 'Measures the line of a home now: what is wrong, and who has to act',
  path: `${homeBase}/line/check`,
  ...ofHome,
  body: strict({ Msisdn }),
  answers: {
    200: Type.Object({
      Finding: oneOf(findings),
      ActingParty: oneOf(actingParties),
      CheckedAt: Moment,
      LastContact: nullable(Moment),
      SignalDbm: nullable(Type.Number({ description: 'The received power of a fibre' })),
    }),
  },
  errors: ['EC_Not_Found', 'EC_Partner_Unavailable'],
});
export type LineCheck = Static<(typeof checkLine)['answers'][200]>;

export const restartRouter = endpoint({
  name: 'restartRouter',
  summary: 'Restarts the router of a home; the home is offline for about three minutes',
  path: `${homeBase}/line/restart`,
  ...homeChange,
  body: strict({ Msisdn }),
  errors: [
    'EC_Not_Found',
    'EC_Settings_Changed',
    'EC_Partner_Unavailable',
    'EC_Router_Cannot',
    'EC_Router_Offline',
    'EC_Msisdn_Already_Has_Processing_Request',
  ],
});

export const lineEndpoints = [checkLine, restartRouter];
