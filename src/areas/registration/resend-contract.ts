// Calls for the activation code and for resending messages of a registration. The documents define the bodies; a header
// names the workflow, and without it the answers reveal nothing.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { codeCheckErrors } from '#platform/one-time-code.ts';
import { Msisdn, nullable, strict } from '#platform/schema.ts';
import { maskedNumberPattern } from './rules.ts';
import {
  Code,
  CorrelationId,
  correlationIdHeader,
  Email,
  LandingId,
  OperatingSystem,
  open,
  Workflow,
} from './workflow-schema.ts';

const profile = '/user-profile/registration';
const securityCode = '/security-code/securitycode';

const resending = { ...open, method: 'POST', idempotency: 'key', answers: { 202: empty } } as const;
const limits = [
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
  'EC_Phone_Is_Not_Eligible',
  'EC_Invalid_Signal',
  'EC_No_Approver',
] as const;
const ofOwnWorkflow = Type.Object({ [correlationIdHeader]: Type.Optional(CorrelationId) });
const MaskedNumber = Type.String({
  pattern: maskedNumberPattern.source,
  description: 'The end of a number that the person was not told whole',
});
const ByEmail = strict({ email: Email, operating_system: OperatingSystem });

export const activateRegistration = endpoint({
  ...open,
  name: 'activateRegistration',
  summary:
    'Activates a registration by the code of its mail, for who names the workflow, comes from the browser that began it, or types its password',
  method: 'POST',
  path: `${profile}/activate`,
  headers: ofOwnWorkflow,
  query: strict({ code: Code, email: Email, operatingSystem: OperatingSystem }),
  body: nullable(strict({ Password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) })),
  answers: { 200: Workflow },
  errors: codeCheckErrors,
});

export const resendActivationEmail = endpoint({
  ...resending,
  name: 'resendActivationEmail',
  summary: 'Sends the activation mail again, if a registration with this e-mail waits for it',
  path: `${profile}/activation-email/resend`,
  headers: ofOwnWorkflow,
  body: ByEmail,
  errors: limits,
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

export const resendEndpoints = [
  approveRegistration,
  resendCodeOnRegistration,
  activateRegistration,
  resendActivationEmail,
  resendSmsCode,
  resendApprovalEmail,
  resendNotOwnerVerification,
];
