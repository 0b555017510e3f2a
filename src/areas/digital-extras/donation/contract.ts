// The calls of the donation extra: a monthly sum for a cause.

import { Type } from 'typebox';
import { codeCheckErrors } from '#platform/one-time-code.ts';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Msisdn, oneOf, Price, strict } from '#platform/schema.ts';
import {
  base,
  byMsisdn,
  Code,
  inBody,
  inPath,
  replacedErrors,
  serviceErrors,
  VerificationCode,
} from '../contract-parts.ts';
import { extraStatuses } from '../constants.ts';

export const donationExtraEligibility = endpoint({
  name: 'donationExtraEligibility',
  summary: 'The causes and amounts of the donation extra, and which is active',
  method: 'GET',
  path: `${base}/donation/eligibility/:msisdn`,
  access: inPath,
  params: byMsisdn,
  query: strict({ useFreeSlot: Type.Boolean() }),
  answers: {
    200: Type.Object({
      eligible_extras: Type.Array(
        Type.Object({
          code: Type.String(),
          name: Type.String(),
          description: Type.String(),
          group_type: Type.String(),
          status: oneOf(extraStatuses),
          is_active: Type.Boolean(),
          current_price_currency: Price,
          regular_price_currency: Price,
        }),
      ),
    }),
  },
  errors: ['EC_Prepaid_Tv_Is_Not_Eligible'],
});

export const activateDonationExtra = endpoint({
  name: 'activateDonationExtra',
  summary: 'Starts a monthly donation, or changes its cause or amount',
  method: 'POST',
  path: `${base}/donation/activate`,
  access: inBody,
  body: strict({
    msisdn: Msisdn,
    code: Code,
    group_type: Type.String({ maxLength: 60 }),
    amount: Type.Integer({ minimum: 1, maximum: 1000 }),
    use_free_slot: Type.Boolean(),
    substitution_extra_code: Type.Optional(Code),
    verification_code: Type.Optional(VerificationCode),
    verification_msisdn: Type.Optional(Msisdn),
  }),
  answers: { 202: empty, 204: empty },
  errors: [...serviceErrors, ...codeCheckErrors, ...replacedErrors, 'EC_Already_Active', 'EC_Limit_Exceeded'],
  idempotency: 'key',
});
