// The calls of digital extras. The operator defined their names.

import { Type, type Static } from 'typebox';
import { codeCheckErrors } from '#platform/one-time-code.ts';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, distinct, Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';
import {
  base,
  byMsisdn,
  Code,
  Extra,
  inBody,
  inPath,
  replacedErrors,
  sendErrors,
  serviceErrors,
  VerificationCode,
} from './contract-parts.ts';
import { activateDonationExtra, donationExtraEligibility } from './donation/contract.ts';
import {
  activateHomeAssistance,
  homeAssistancePolicy,
  policyDocumentId,
  stopHomeAssistanceActivation,
  updateContactNumber,
} from './home-assistance/contract.ts';
import { partnerContentStatus, resendPartnerCode, verifyPartnerContent } from './partner-content/contract.ts';
import { schoolCode } from './school/contract.ts';
import { insuranceDetails } from './insurance/contract.ts';
import { netProtectToken } from './protection/contract.ts';
import {
  downgradeStreamingPlan,
  familyEligibility,
  streamingAccountRecovery,
  streamingStatus,
  upgradeStreamingPlan,
} from './streaming/contract.ts';
import { deactivationTypes, verificationTypes } from './constants.ts';

export const extrasEligibility = endpoint({
  name: 'extrasEligibility',
  summary:
    'Everything about the extras of one number: what is included, what can be added, positions and streaming plans',
  method: 'GET',
  path: `${base}/extras/eligibility/:msisdn`,
  access: inPath,
  params: byMsisdn,
  answers: {
    200: Type.Object({
      data: Type.Object({ tariff_extras: Type.Array(Extra) }),
      contract_end_date: nullable(Day),
      swappable_addons: Type.Array(Extra),
      swappable_slots: Type.Object({
        free_slots: Type.Integer({ description: 'All positions of the tariff, taken or not' }),
        next_swap_date: nullable(Day),
      }),
      verification_type: oneOf(verificationTypes),
      streaming_addons: Type.Array(Extra),
      msisdn_type: oneOf(['Mobile', 'Tv', 'Fixed']),
      is_prepaid: Type.Boolean({ description: 'Fees are taken from the balance, not billed' }),
      today: Day,
    }),
  },
  errors: ['EC_Prepaid_Tv_Is_Not_Eligible'],
});
export type Eligibility = Static<(typeof extrasEligibility)['answers'][200]>;

export const activateExtras = endpoint({
  name: 'activateExtras',
  summary: 'Activates one or more extras on a number',
  method: 'POST',
  path: `${base}/extras/activate`,
  access: inBody,
  body: strict({
    msisdn: Msisdn,
    codes: distinct(Code, { minItems: 1, maxItems: 20 }),
    verification_code: Type.Optional(VerificationCode),
    verification_msisdn: Type.Optional(Msisdn),
  }),
  answers: { 200: Type.Object({ failed_activation_codes: Type.Array(Type.String()) }), 202: empty },
  errors: [
    ...serviceErrors,
    ...codeCheckErrors,
    'EC_Already_Active',
    'EC_Deactivation_Requested',
    'EC_Cancel_Deactivation_Forbidden_For_Child',
  ],
  idempotency: 'key',
});

export const activateExtraAsPaid = endpoint({
  name: 'activateExtraAsPaid',
  summary: 'Takes an extra as a paid one when every position is taken',
  method: 'POST',
  path: `${base}/extras/activate-as-paid`,
  access: inBody,
  body: strict({
    msisdn: Msisdn,
    code: Code,
    verification_code: Type.Optional(VerificationCode),
    verification_msisdn: Type.Optional(Msisdn),
  }),
  answers: { 202: empty },
  errors: [
    ...serviceErrors,
    ...codeCheckErrors,
    'EC_Already_Active',
    'EC_Deactivation_Requested',
    'EC_Cancel_Deactivation_Forbidden_For_Child',
  ],
  idempotency: 'key',
});

export const deactivateExtra = endpoint({
  name: 'deactivateExtra',
  summary: 'Asks for the end of an extra, or swaps it when a substitution is named',
  method: 'DELETE',
  path: `${base}/extras/deactivate/:msisdn`,
  access: inPath,
  params: byMsisdn,
  query: strict({
    type: oneOf(deactivationTypes),
    code: Code,
    substitutionExtraCode: Type.Optional(Code),
    verificationCode: Type.Optional(VerificationCode),
    verificationMsisdn: Type.Optional(Msisdn),
    keepSubscriptionPaid: Type.Optional(Type.Boolean()),
  }),
  answers: { 202: empty, 204: empty },
  errors: [...serviceErrors, ...codeCheckErrors, ...replacedErrors, 'EC_Already_Active'],
  idempotency: 'key',
});

export const cancelDeactivation = endpoint({
  name: 'cancelDeactivation',
  summary: 'Keeps an extra whose end was asked for',
  method: 'POST',
  path: `${base}/extras/cancel-deactivation`,
  access: inBody,
  body: strict({ msisdn: Msisdn, code: Code }),
  answers: { 204: empty },
  errors: [
    'EC_Prepaid_Tv_Is_Not_Eligible',
    'EC_Msisdn_Already_Has_Processing_Request',
    'EC_Already_Active',
    'EC_Already_Inactive',
    'EC_Cancel_Deactivation_Forbidden',
    'EC_Cancel_Deactivation_Forbidden_For_Child',
  ],
  idempotency: 'key',
});

export const swapEligibility = endpoint({
  name: 'swapEligibility',
  summary: 'What an extra on a position may be swapped for, and when next',
  method: 'GET',
  path: `${base}/extras/swap-eligibility/:msisdn`,
  access: inPath,
  params: byMsisdn,
  query: strict({ code: Code }),
  answers: {
    200: Type.Object({
      is_eligible: Type.Boolean(),
      next_swap_date: nullable(Day),
      verification_type: oneOf(verificationTypes),
      eligible_extras: Type.Array(Extra),
    }),
  },
  errors: ['EC_Already_Inactive', 'EC_Extra_Not_Supported_In_Tariff_Plan', 'EC_Prepaid_Tv_Is_Not_Eligible'],
});

export const CodeSending = Type.Object({
  sends_left: Type.Integer(),
  resend_after_seconds: Type.Integer(),
  expires_in_seconds: Type.Integer(),
  sent_to: Type.String(),
});

export const sendVerificationCode = endpoint({
  name: 'sendVerificationCode',
  summary: 'Sends a code by SMS for the activation or swap of extras',
  method: 'POST',
  path: `${base}/extras/send-verification-code`,
  access: inBody,
  body: strict({
    msisdn: Msisdn,
    extra_codes: distinct(Code, { minItems: 1, maxItems: 20 }),
    verification_msisdn: Type.Optional(Msisdn),
    as_paid: Type.Optional(
      Type.Boolean({ description: 'The code confirms something that will cost, not a free position' }),
    ),
  }),
  answers: { 200: CodeSending },
  errors: [...sendErrors, 'EC_Prepaid_Tv_Is_Not_Eligible', 'EC_Extra_Not_Supported_In_Tariff_Plan'],
  idempotency: 'key',
});

export const resendActivation = endpoint({
  name: 'resendActivation',
  summary: 'Sends the partner’s activation message once more',
  method: 'POST',
  path: `${base}/extras/resend-activation`,
  access: inBody,
  body: strict({ msisdn: Msisdn, code: Code }),
  answers: { 202: empty },
  errors: ['EC_Prepaid_Tv_Is_Not_Eligible', 'EC_Already_Active', 'EC_Already_Inactive', ...sendErrors],
  idempotency: 'key',
});

export const digitalExtrasEndpoints = [
  extrasEligibility,
  activateExtras,
  activateExtraAsPaid,
  deactivateExtra,
  cancelDeactivation,
  swapEligibility,
  sendVerificationCode,
  resendActivation,
  familyEligibility,
  streamingStatus,
  streamingAccountRecovery,
  upgradeStreamingPlan,
  downgradeStreamingPlan,
  netProtectToken,
  insuranceDetails,
  partnerContentStatus,
  verifyPartnerContent,
  resendPartnerCode,
  donationExtraEligibility,
  activateDonationExtra,
  activateHomeAssistance,
  updateContactNumber,
  stopHomeAssistanceActivation,
  homeAssistancePolicy,
  policyDocumentId,
  schoolCode,
];
