// The short registration of a customer whom the identity provider of the operator has confirmed. Its paths are those of
// the sign-in, because the cookie of the sign-in binds it to the browser.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { strict } from '#platform/schema.ts';
import { Language, open } from '../workflow-schema.ts';

const path = '/account/auth/vouched-registration';

const Token = Type.String({ pattern: '^[\\w-]{43}$', description: 'Of the answer EC_Profile_Missing' });

const VouchedProfile = Type.Object({
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  services: Type.Integer({ description: 'How many services the profile will have' }),
});
export type VouchedProfile = Static<typeof VouchedProfile>;

export const readVouchedProfile = endpoint({
  ...open,
  name: 'readVouchedProfile',
  summary: 'What the operator knows of a confirmed customer without a profile',
  method: 'GET',
  path,
  headers: Type.Object({ 'registration-token': Token }),
  answers: { 200: VouchedProfile },
  errors: ['EC_Expired_Or_Completed_Registration', 'EC_Email_Already_Used'],
});

export const registerVouched = endpoint({
  ...open,
  name: 'registerVouched',
  summary: 'Makes the profile of a confirmed customer, who chooses a password and accepts the terms',
  method: 'POST',
  path,
  idempotency: 'key',
  body: strict({
    Token,
    Password: Type.String({ minLength: 1, maxLength: 200 }),
    TermsAgree: Type.Literal(true),
    Language,
  }),
  answers: { 204: empty },
  errors: ['EC_Expired_Or_Completed_Registration', 'EC_Email_Already_Used', 'EC_Common_Password'],
});

export const vouchedEndpoints = [readVouchedProfile, registerVouched];
