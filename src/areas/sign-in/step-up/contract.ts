// Step-up authentication: a second check of the user before a call whose contract has `stepUp`.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { codeCheckErrors, codeSendErrors } from '#platform/one-time-code.ts';
import { Moment, nullable, strict } from '#platform/schema.ts';
import { Assertion } from '../passkeys/contract.ts';

const base = '/account/auth/step-up';

const Mobile = Type.String({ pattern: '^359\\d{9}$' });

const StepUpOptions = Type.Object({
  step_up_until: nullable(Moment),
  numbers: Type.Array(Type.String(), { description: 'Numbers that a code may be sent to' }),
  has_passkey: Type.Boolean(),
  recovery: nullable(
    Type.Object({
      requested_at: Moment,
      usable_from: Moment,
      is_of_this_session: Type.Boolean(),
      is_usable: Type.Boolean({ description: 'The delay is over and this session asked for it' }),
    }),
  ),
});
export type StepUpOptions = Static<typeof StepUpOptions>;

export const stepUpOptions = endpoint({
  name: 'stepUpOptions',
  summary: 'How this session can be stepped up, and until when it is',
  method: 'GET',
  path: base,
  access: 'account',
  answers: { 200: StepUpOptions },
  errors: [],
});

export const sendStepUpCode = endpoint({
  name: 'sendStepUpCode',
  summary: 'Sends a code to a number that the account had before this session began',
  method: 'POST',
  path: `${base}/code`,
  access: 'account',
  idempotency: 'key',
  body: strict({ msisdn: Mobile }),
  answers: { 202: empty },
  errors: [...codeSendErrors],
});

/** One entry per accepted factor; a new factor is a new entry. */
const factors = {
  password: strict({ factor: Type.Literal('password'), password: Type.String({ minLength: 1, maxLength: 200 }) }),
  code: strict({
    factor: Type.Literal('code'),
    msisdn: Mobile,
    code: Type.String({ minLength: 6, maxLength: 6 }),
  }),
  passkey: strict({ factor: Type.Literal('passkey'), assertion: Assertion }),
  recovery: strict({ factor: Type.Literal('recovery') }),
};

const StepUpFactor = Type.Union([factors.password, factors.code, factors.passkey, factors.recovery]);
export type StepUpFactor = Static<typeof StepUpFactor>;

export const confirmStepUp = endpoint({
  name: 'confirmStepUp',
  summary: 'Steps this session up for ten minutes by one accepted factor',
  method: 'POST',
  path: base,
  access: 'account',
  idempotency: 'key in session',
  body: StepUpFactor,
  answers: { 204: empty },
  errors: ['EC_Wrong_Password', 'EC_Passkey_Invalid', 'EC_Recovery_Not_Ready', ...codeCheckErrors],
});

export const requestRecovery = endpoint({
  name: 'requestRecovery',
  summary: 'Starts the recovery of a user without password and number; it is announced and usable after 72 hours',
  method: 'POST',
  path: `${base}/recovery`,
  access: 'account',
  idempotency: 'key',
  answers: { 202: empty },
  errors: ['EC_Already_Active'],
});

export const cancelRecovery = endpoint({
  name: 'cancelRecovery',
  summary: 'Cancels the recovery of the account from any of its sessions',
  method: 'DELETE',
  path: `${base}/recovery`,
  access: 'account',
  idempotency: 'key',
  answers: { 204: empty },
  errors: ['EC_Already_Inactive'],
});

export const cancelRecoveryByLink = endpoint({
  name: 'cancelRecoveryByLink',
  summary: 'Cancels a recovery by the link in its announcement and ends the session that asked for it',
  method: 'PUT',
  path: `${base}/recovery/cancellation`,
  access: 'public',
  body: strict({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  answers: { 204: empty },
  errors: ['EC_Expired_Verification_Code'],
});

export const stepUpEndpoints = [
  stepUpOptions,
  sendStepUpCode,
  confirmStepUp,
  requestRecovery,
  cancelRecovery,
  cancelRecoveryByLink,
];
