// The calls of home assistance: ordering it for an address, its policy, its contact number.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { patterns } from '#platform/patterns.ts';
import { Day, Msisdn, nullable, strict } from '#platform/schema.ts';
import { base, Code, inBody, inQuery, replacedErrors, serviceErrors } from '../contract-parts.ts';
import { leastLetters } from './rules.ts';

/** Policies are written in Bulgarian. */
const CyrillicText = (length: { minLength: number; maxLength: number }) =>
  Type.String({ ...length, pattern: patterns.cyrillicAddress.source });

export const activateHomeAssistance = endpoint({
  name: 'activateHomeAssistance',
  summary: 'Asks for home assistance at an address, alone or in place of another extra',
  method: 'POST',
  path: `${base}/home-assistance/activate`,
  access: inBody,
  body: strict({
    contact_number: Type.String({ pattern: '^(359|0)\\d{9}$' }),
    msisdn: Msisdn,
    zip_code: Type.String({ pattern: '^\\d{4}$' }),
    city: CyrillicText({ minLength: leastLetters.city, maxLength: 60 }),
    address: CyrillicText({ minLength: leastLetters.address, maxLength: 200 }),
    extra_code: Code,
    substitution_extra_code: Type.Optional(Code),
    keep_subscription_paid: Type.Optional(Type.Boolean()),
    use_free_slot: Type.Optional(Type.Boolean({ description: 'Only on a free position, never for a fee instead' })),
  }),
  answers: { 202: empty },
  errors: [...serviceErrors, ...replacedErrors, 'EC_Already_Active'],
  idempotency: 'key',
});

export const updateContactNumber = endpoint({
  name: 'updateContactNumber',
  summary: 'Changes the number home assistance calls',
  method: 'POST',
  path: `${base}/home-assistance/update-contact-number`,
  access: inBody,
  body: strict({ new_contact_number: Type.String({ pattern: '^(359|0)\\d{9}$' }), msisdn: Msisdn, extra_code: Code }),
  answers: { 204: empty },
  errors: ['EC_Prepaid_Tv_Is_Not_Eligible', 'EC_Already_Inactive'],
  idempotency: 'key',
});

export const stopHomeAssistanceActivation = endpoint({
  name: 'stopHomeAssistanceActivation',
  summary: 'Stops an activation of home assistance that is not finished',
  method: 'POST',
  path: `${base}/home-assistance/stop-activation`,
  access: inBody,
  body: strict({ msisdn: Msisdn, code: Code }),
  answers: { 204: empty },
  errors: ['EC_Prepaid_Tv_Is_Not_Eligible', 'EC_Already_Active', 'EC_Already_Inactive', 'EC_Provisioning_In_Progress'],
  idempotency: 'key',
});

export const homeAssistancePolicy = endpoint({
  name: 'homeAssistancePolicy',
  summary: 'The policy of home assistance on a number',
  method: 'GET',
  path: `${base}/home-assistance/policy`,
  access: inQuery,
  query: strict({ msisdn: Msisdn }),
  answers: {
    200: Type.Object({
      policy_number: Type.String(),
      contact_number: Type.String(),
      zip_code: Type.String(),
      city: Type.String(),
      address: Type.String(),
      status: Type.String(),
      start_date: Day,
      end_date: nullable(Day),
    }),
  },
  errors: ['EC_Already_Inactive'],
});

export const policyDocumentId = endpoint({
  name: 'policyDocumentId',
  summary: 'The document of a policy, to be signed or read',
  method: 'GET',
  path: `${base}/home-assistance/policy/get-document-id`,
  access: { holds: 'policy', at: 'query.policyNumber' },
  query: strict({ policyNumber: Type.String({ minLength: 3, maxLength: 40 }) }),
  answers: { 200: Type.Object({ document_id: Type.String() }) },
  errors: ['EC_ESign_Document_Id_Missing'],
});
