// The calls that resend a proof of ownership, and the approval by the owner.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Msisdn, strict } from '#platform/schema.ts';
import { ByEmail, limits, ofOwnWorkflow, profile, resending } from '../resend-schema.ts';
import { maskedNumberPattern } from '../rules.ts';
import { Email, LandingId, open, OperatingSystem } from '../workflow-schema.ts';

const securityCode = '/security-code/securitycode';

const MaskedNumber = Type.String({
  pattern: maskedNumberPattern.source,
  description: 'The end of a number that the person was not told whole',
});
export const resendSmsCode = endpoint({
  ...resending,
  name: 'resendSmsCode',
  summary: 'Sends another SMS code to the number that a registration waits for, named as the workflow names it',
  path: `${profile}/user/verification/resend`,
  headers: ofOwnWorkflow,
  body: strict({ msisdn: Type.Union([Msisdn, MaskedNumber]), operating_system: OperatingSystem }),
  errors: limits,
});

export const resendApprovalEmail = endpoint({
  ...resending,
  name: 'resendApprovalEmail',
  summary: 'Sends the request for approval to the company again',
  path: `${profile}/resend-approval-email`,
  headers: ofOwnWorkflow,
  body: ByEmail,
  errors: limits,
});

export const resendNotOwnerVerification = endpoint({
  ...resending,
  name: 'resendNotOwnerVerification',
  summary: 'Sends the verification of a number that the person only uses again',
  path: `${profile}/not-owner/verification/resend`,
  headers: ofOwnWorkflow,
  body: ByEmail,
  errors: limits,
});

export const resendCodeOnRegistration = endpoint({
  ...resending,
  name: 'resendCodeOnRegistration',
  summary: 'For who has forgotten the security code while registering: a code to the number that new ones go to',
  path: `${securityCode}/resend-on-registration`,
  headers: ofOwnWorkflow,
  body: strict({ email: Email, pid: Type.String({ pattern: '^[\\d\\s\\u2010-\\u2015-]{9,40}$' }) }),
  errors: limits,
});

export const approveRegistration = endpoint({
  ...open,
  name: 'approveRegistration',
  summary: 'Says for a company whether a person may manage its services; the key is the id in the link of the mail',
  method: 'PUT',
  path: `${securityCode}/approve`,
  query: strict({ key: LandingId, approve: Type.Boolean() }),
  answers: { 204: empty },
  errors: [
    'EC_Expired_Or_Completed_Registration',
    'EC_Invalid_Signal',
    'EC_Email_Already_Used',
    'EC_Phone_Is_Not_Eligible',
  ],
});

export const ownershipEndpoints = [
  approveRegistration,
  resendCodeOnRegistration,
  resendSmsCode,
  resendApprovalEmail,
  resendNotOwnerVerification,
];
