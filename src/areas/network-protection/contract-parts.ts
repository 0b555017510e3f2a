// Parts that the calls of several modules share.

import { Type } from 'typebox';
import { Msisdn, strict } from '#platform/schema.ts';
import { longestDomain, normalizedDomain } from './rules.ts';

export const base = '/gateway/whalebone';

export const Domain = Type.Refine(
  Type.String({ maxLength: longestDomain, description: 'A domain in letters of any alphabet; *.x is x' }),
  (text) => normalizedDomain(text) !== null,
);

export const byUser = { access: { holds: 'own-service', at: 'params.id' }, params: strict({ id: Msisdn }) } as const;
