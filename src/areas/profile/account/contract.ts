// Calls of the account: personal data, e-mail, password, closing and restoring the profile, contracts.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { languages } from '#platform/languages.ts';
import { patterns } from '#platform/patterns.ts';
import { Day, Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { serviceTypes } from '#platform/service-type.ts';

const Name = Type.String({ pattern: patterns.name.source, maxLength: 50 });
const Email = Type.String({ pattern: patterns.email.source, maxLength: 200 });
const Password = Type.String({ minLength: 1, maxLength: 200 });

const Account = Type.Object({
  username: Type.String(),
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  contact_phone: nullable(Type.String()),
  language: oneOf(languages),
  pending_email: nullable(Type.String({ description: 'An address that waits to be confirmed' })),
  password_changed_at: nullable(Moment),
  documents_for_signing: Type.Integer(),
  documents_expired: Type.Integer({ description: 'Not signed until their last day' }),
  today: Day,
});
export type Account = Static<typeof Account>;

export const profileAccount = endpoint({
  name: 'profileAccount',
  summary: 'Who the person is to the portal',
  method: 'GET',
  path: '/user-profile/accounts',
  access: 'account',
  readsOwn: true,
  answers: { 200: Account },
  errors: [],
});

export const changePersonalData = endpoint({
  name: 'changePersonalData',
  summary: 'Changes names, contact number and the language of messages',
  method: 'PUT',
  path: '/user-profile/profiles',
  access: 'account',
  idempotency: 'key',
  body: strict({
    first_name: Name,
    last_name: Name,
    contact_phone: nullable(Type.String({ pattern: '^359\\d{9}$' })),
    language: oneOf(languages),
  }),
  answers: { 204: empty },
  errors: [],
});

export const changeEmail = endpoint({
  name: 'changeEmail',
  summary: 'Sends a code to the new address; the old one stays in force until the code comes back',
  method: 'POST',
  path: '/user-profile/accounts/email/change',
  access: 'account',
  stepUp: { password: 'body.password' },
  idempotency: 'key',
  body: strict({ new_email: Email, password: Password }),
  answers: { 202: empty },
  errors: ['EC_Email_Already_Used', 'EC_Wrong_Password'],
});

export const resendEmailChange = endpoint({
  name: 'resendEmailChange',
  summary: 'Sends a new code to the address that waits to be confirmed',
  method: 'POST',
  path: '/user-profile/accounts/email/change/resend',
  access: 'account',
  idempotency: 'key',
  answers: { 202: empty },
  errors: [],
});

export const cancelEmailChange = endpoint({
  name: 'cancelEmailChange',
  summary: 'Withdraws the change of the e-mail; codes sent for it confirm nothing any more',
  method: 'DELETE',
  path: '/user-profile/accounts/email/change',
  access: 'account',
  idempotency: 'key',
  answers: { 204: empty },
  errors: [],
});

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  summary: 'Makes the new address the one in force, by the code that was sent to it',
  method: 'PUT',
  path: '/user-profile/accounts/email/confirmation',
  access: 'public',
  body: strict({ email: Email, code: Type.String({ minLength: 1, maxLength: 40 }) }),
  answers: { 204: empty },
  errors: ['EC_Wrong_Verification_Code', 'EC_Expired_Verification_Code', 'EC_Email_Already_Used'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Changes the password; the account is signed out everywhere else',
  method: 'PUT',
  path: '/user-profile/accounts/password',
  access: 'account',
  stepUp: { password: 'body.old_password' },
  idempotency: 'key',
  body: strict({ old_password: Password, new_password: Password }),
  answers: { 204: empty },
  errors: ['EC_Wrong_Password', 'EC_Common_Password', 'EC_Same_Password'],
});

export const deactivateProfile = endpoint({
  name: 'deactivateProfile',
  summary: 'Closes the profile; it can be brought back for two weeks',
  method: 'DELETE',
  path: '/user-profile/accounts',
  access: 'account',
  stepUp: true,
  idempotency: 'key',
  endsSession: true,
  answers: { 204: empty },
  errors: [],
});

export const restoreProfile = endpoint({
  name: 'restoreProfile',
  summary: 'Brings a closed profile back, by the link of the mail that told of it',
  method: 'PUT',
  path: '/user-profile/accounts/restoration',
  access: 'public',
  body: strict({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  answers: { 204: empty },
  errors: ['EC_Expired_Verification_Code'],
});

const ContractDetails = Type.Object({
  contract_id: Type.String(),
  signed_on: Day,
  ends_on: nullable(Day),
  holder_name: Type.String(),
  services: Type.Array(
    Type.Object({
      service_id: Type.String(),
      service_type: oneOf(serviceTypes),
      installation_address: nullable(Type.String()),
      tariff_name: Type.String(),
      label: nullable(Type.String()),
    }),
  ),
});
export type ContractDetails = Static<typeof ContractDetails>;

export const contractDetails = endpoint({
  name: 'contractDetails',
  summary: 'When a contract was signed, until when it holds and what it is for',
  method: 'GET',
  path: '/customers/contracts/:contractId',
  access: { holds: 'contract', at: 'params.contractId' },
  params: strict({ contractId: Type.String({ maxLength: 40 }) }),
  answers: { 200: ContractDetails },
  errors: [],
});

export const accountEndpoints = [
  profileAccount,
  changePersonalData,
  changeEmail,
  resendEmailChange,
  cancelEmailChange,
  confirmEmail,
  changePassword,
];

export const leavingEndpoints = [deactivateProfile, restoreProfile];
