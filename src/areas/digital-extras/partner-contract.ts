// The calls about what partners hold behind an extra: protection, insurance, content, codes.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, Msisdn, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { base, byMsisdn, Code, codeErrors, inPath, inQuery, sendErrors } from './contract-parts.ts';
import { partnerSources } from './words.ts';

export const netProtectToken = endpoint({
  name: 'netProtectToken',
  summary: 'A short-lived token and link into the protection service',
  method: 'GET',
  path: `${base}/net-protect/token/:msisdn`,
  access: inPath,
  params: byMsisdn,
  answers: { 200: Type.Object({ token: Type.String(), link: Type.String() }) },
  errors: ['EC_Already_Inactive'],
});

export const insuranceDetails = endpoint({
  name: 'insuranceDetails',
  summary: 'The policy behind an insurance extra',
  method: 'GET',
  path: `${base}/insurance/details`,
  access: { holds: 'own-service', at: 'query.serviceId' },
  query: strict({ serviceId: Msisdn, extraCode: Code }),
  answers: {
    200: Type.Object({
      policy_number: Type.String(),
      insured_name: Type.String(),
      start_date: Day,
      end_date: nullable(Day),
      status: Type.String(),
      price_currency: Price,
    }),
  },
  errors: ['EC_Deactivation_In_Process', 'EC_Already_Inactive'],
});
export type InsuranceDetails = Static<(typeof insuranceDetails)['answers'][200]>;

export const partnerContentStatus = endpoint({
  name: 'partnerContentStatus',
  summary: 'Whether partner content is active or waits for its code',
  method: 'GET',
  path: `${base}/partner-content/status`,
  access: inQuery,
  query: strict({ code: Code, msisdn: Msisdn }),
  answers: { 200: Type.Object({ status: oneOf(['Active', 'PendingVerification', 'Inactive']) }) },
  errors: [],
});

export const verifyPartnerContent = endpoint({
  name: 'verifyPartnerContent',
  summary: 'Confirms partner content with the code that was sent for it',
  method: 'PATCH',
  path: `${base}/msisdn/verification`,
  access: 'account',
  query: strict({ code: Type.String({ maxLength: 20 }), source: oneOf(partnerSources) }),
  answers: { 204: empty },
  errors: [...codeErrors, 'EC_Already_Active', 'EC_Already_Inactive'],
  idempotency: 'key',
});

export const resendPartnerCode = endpoint({
  name: 'resendPartnerCode',
  summary: 'Sends the code of partner content once more',
  method: 'POST',
  path: `${base}/msisdn/resend/verification`,
  access: inQuery,
  query: strict({ msisdn: Msisdn, source: oneOf(partnerSources) }),
  answers: { 204: empty },
  errors: [...sendErrors, 'EC_Prepaid_Tv_Is_Not_Eligible', 'EC_Already_Active', 'EC_Already_Inactive'],
  idempotency: 'key',
});

export const enlightenmentCode = endpoint({
  name: 'enlightenmentCodeCheck',
  summary: 'Whether the number has a code for E-Prosveta, and which',
  method: 'GET',
  path: `${base}/enlightenment/code/swappable/:msisdn/check`,
  access: inPath,
  params: byMsisdn,
  answers: { 200: Type.Object({ has_code: Type.Boolean(), code: nullable(Type.String()) }) },
  errors: [],
});
