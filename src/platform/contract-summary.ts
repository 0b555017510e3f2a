// The contract summary of an offer (directive 2018/1972, article 102): areas that sell show it before the order.

import { Type, type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { purchaseKinds } from './purchases.ts';
import { Day, Msisdn, oneOf, strict } from './schema.ts';

export const ContractSummary = Type.Object({
  title: Type.String(),
  made_on: Day,
  sections: Type.Array(
    Type.Object({
      title: Type.String(),
      facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    }),
  ),
});
export type ContractSummary = Static<typeof ContractSummary>;

/** Offers to anybody: a number of somebody else can be topped up. The subject of a top-up is its amount in cents. */
const openKinds = ['music', 'top-up'] as const;
export type OpenOfferKind = (typeof openKinds)[number];

const mostSubjects = 20;

const Subjects = Type.Refine(
  Type.String({
    minLength: 1,
    maxLength: 1300,
    pattern: '^[\\w,-]*$',
    description: 'Codes of extras or ids of plans, with commas between them',
  }),
  (subjects) => subjects.split(',').length <= mostSubjects && subjects.split(',').every((subject) => subject !== ''),
);

const offerOfNumber = {
  access: { holds: 'service', at: 'query.msisdn' },
  query: strict({ msisdn: Msisdn, kind: oneOf(purchaseKinds), subjects: Subjects }),
} as const;

export const Pdf = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

export const offerSummary = endpoint({
  name: 'offerSummary',
  summary: 'The contract summary of what a number may order',
  method: 'GET',
  path: '/contracts/offers/summary',
  ...offerOfNumber,
  answers: { 200: ContractSummary },
  errors: ['EC_Not_Found'],
});

export const offerSummaryDocument = endpoint({
  name: 'offerSummaryDocument',
  summary: 'The contract summary of what a number may order, as PDF',
  method: 'GET',
  path: '/contracts/offers/summary/document',
  ...offerOfNumber,
  answers: { 200: Pdf },
  produces: 'application/pdf',
  errors: ['EC_Not_Found'],
});

const openOffer = { access: 'public', query: strict({ kind: oneOf(openKinds), subjects: Subjects }) } as const;

export const openOfferSummary = endpoint({
  name: 'openOfferSummary',
  summary: 'The contract summary of an offer to anybody',
  method: 'GET',
  path: '/contracts/open-offers/summary',
  ...openOffer,
  answers: { 200: ContractSummary },
  errors: ['EC_Not_Found'],
});

export const openOfferSummaryDocument = endpoint({
  name: 'openOfferSummaryDocument',
  summary: 'The contract summary of an offer to anybody, as PDF',
  method: 'GET',
  path: '/contracts/open-offers/summary/document',
  ...openOffer,
  answers: { 200: Pdf },
  produces: 'application/pdf',
  errors: ['EC_Not_Found'],
});

export const offerSummaryEndpoints = [offerSummary, offerSummaryDocument, openOfferSummary, openOfferSummaryDocument];
