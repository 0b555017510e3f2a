// The security code of a customer: creating it, changing it, and the number that receives new ones.

import { Type, type Static } from 'typebox';
import { clientTypes } from '#platform/client-type.ts';
import { empty, endpoint } from '#platform/endpoint.ts';
import { codeCheckErrors, codeSendErrors } from '#platform/one-time-code.ts';
import { nullable, oneOf, strict } from '#platform/schema.ts';

const base = '/security-code/securitycode';

const Pid = Type.String({ pattern: '^\\d{9,15}$', description: 'A personal or company id' });
const Mobile = Type.String({ pattern: '^359\\d{9}$' });
const SixDigits = Type.String({ pattern: '^\\d{6}$' });
/** Any characters are allowed: a code with letters is just wrong. */
const TypedCode = Type.String({ minLength: 6, maxLength: 6 });
const ReceivingMethod = nullable(Type.String({ description: 'The number that codes are sent to' }));

const heldPid = { holds: 'pid', at: 'body.pid' } as const;

const SecurityCodeEntry = Type.Object({
  pid: Type.String(),
  holder_name: Type.String(),
  receiving_method: ReceivingMethod,
  is_eligible: Type.Boolean(),
  has_security_code: Type.Boolean(),
  is_business: Type.Boolean(),
  contract_id: nullable(Type.String({ description: 'Of a business, to be named when its code is made' })),
});
export type SecurityCodeEntry = Static<typeof SecurityCodeEntry>;

export const securityCodeEntries = endpoint({
  name: 'securityCodeEntries',
  summary: 'How the security code of every pid of the account stands; never the code itself',
  method: 'GET',
  path: `${base}/user-eligibility`,
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Array(SecurityCodeEntry) },
  errors: [],
});

export const securityCodeEligibility = endpoint({
  name: 'securityCodeEligibility',
  summary: 'Whether a pid may have a security code, and where it would be sent',
  method: 'POST',
  path: `${base}/eligibility`,
  access: heldPid,
  body: strict({ pid: Pid }),
  answers: {
    200: Type.Object({
      is_eligible: Type.Boolean(),
      client_type: oneOf(clientTypes),
      receiving_method: ReceivingMethod,
    }),
  },
  errors: [],
});

export const createSecurityCode = endpoint({
  name: 'createSecurityCode',
  summary: 'Sends the first code of a pid to a number; it holds once it is confirmed',
  method: 'POST',
  path: `${base}/create`,
  access: heldPid,
  stepUp: true,
  idempotency: 'key',
  body: strict({ pid: Pid, msisdn: Mobile, contract: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) }),
  answers: { 202: empty },
  errors: [
    ...codeSendErrors,
    'EC_Already_Active',
    'EC_Security_Code_Not_Available',
    'EC_Service_Not_Associated_With_Pid',
  ],
});

export const confirmSecurityCode = endpoint({
  name: 'confirmSecurityCode',
  summary: 'Makes the code that was sent the one in force',
  method: 'POST',
  path: `${base}/confirm`,
  access: heldPid,
  idempotency: 'key',
  body: strict({ pid: Pid, code: TypedCode }),
  answers: { 204: empty },
  errors: codeCheckErrors,
});

export const sendSecurityCode = endpoint({
  name: 'sendSecurityCode',
  summary: 'Sends another code in place of one that waits to be confirmed',
  method: 'POST',
  path: `${base}/send-code`,
  access: heldPid,
  stepUp: true,
  idempotency: 'key',
  body: strict({ pid: Pid }),
  answers: { 202: empty },
  errors: [...codeSendErrors, 'EC_Security_Code_Not_Available'],
});

export const resetSecurityCode = endpoint({
  name: 'resetSecurityCode',
  summary: 'Sends a new code to the receiving number; the old one holds until the new is confirmed',
  method: 'PUT',
  path: `${base}/reset`,
  access: heldPid,
  stepUp: true,
  idempotency: 'key',
  body: strict({ pid: Pid }),
  answers: { 202: empty },
  errors: [...codeSendErrors, 'EC_Security_Code_Not_Available'],
});

export const changeSecurityCode = endpoint({
  name: 'changeSecurityCode',
  summary: 'Puts a code of the person’s own choice in place of the old one',
  method: 'PUT',
  path: `${base}/change`,
  access: heldPid,
  idempotency: 'key',
  body: strict({ pid: Pid, old_code: TypedCode, new_code: SixDigits }),
  answers: { 204: empty },
  errors: [
    'EC_Wrong_Verification_Code',
    'EC_Reach_Max_Attempts',
    'EC_Codes_Locked',
    'EC_Easy_Security_Code',
    'EC_Same_Security_Code',
  ],
});

const ReceivingNumber = strict({ pid: Pid, msisdn: Mobile, code: Type.Optional(TypedCode) });

export const changeReceivingNumber = endpoint({
  name: 'changeReceivingNumber',
  summary: 'Without a code sends one to the new number; with it makes that the number new codes go to',
  method: 'PUT',
  path: `${base}/change-receiving-method`,
  access: heldPid,
  stepUp: true,
  idempotency: 'key',
  body: ReceivingNumber,
  answers: { 202: empty, 204: empty },
  errors: [
    ...new Set([...codeSendErrors, ...codeCheckErrors, 'EC_Security_Code_Not_Available', 'EC_Already_Active'] as const),
  ],
});

export const addReceivingNumber = endpoint({
  name: 'addReceivingNumber',
  summary: 'The same for a pid whose code was given on paper, with no number to send new ones to',
  method: 'PUT',
  path: `${base}/add-receiving-msisdn`,
  access: heldPid,
  stepUp: true,
  idempotency: 'key',
  body: ReceivingNumber,
  answers: { 202: empty, 204: empty },
  errors: [
    ...new Set([...codeSendErrors, ...codeCheckErrors, 'EC_Security_Code_Not_Available', 'EC_Already_Active'] as const),
  ],
});

export const securityCodeEndpoints = [
  securityCodeEntries,
  securityCodeEligibility,
  createSecurityCode,
  confirmSecurityCode,
  sendSecurityCode,
  resetSecurityCode,
  changeSecurityCode,
  changeReceivingNumber,
  addReceivingNumber,
];
