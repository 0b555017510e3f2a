// The calls of partner content that a code confirms.

import { Type } from 'typebox';
import { codeCheckErrors } from '#platform/one-time-code.ts';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Msisdn, oneOf, strict } from '#platform/schema.ts';
import { base, Code, inQuery, sendErrors } from '../contract-parts.ts';
import { partnerSources } from './rules.ts';

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
  errors: [...codeCheckErrors, 'EC_Already_Active', 'EC_Already_Inactive'],
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
