// Calls for signing in, renewing and ending a session, and setting a new password after it was forgotten.

import { Type, type Static } from 'typebox';
import { clientTypes, accountTypes } from '#platform/client-type.ts';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { serviceTypes } from '#platform/service-type.ts';
import { identityEndpoints } from './contract-identity.ts';
import { passkeyEndpoints } from './passkeys/contract.ts';
import { SessionId } from './session-schema.ts';
import { stepUpEndpoints } from './step-up/contract.ts';

const Uri = Type.String({ minLength: 1, maxLength: 600 });

export const initiateSignIn = endpoint({
  name: 'initiateSignIn',
  summary: 'Starts a sign-in that will return to an allowed address',
  method: 'GET',
  path: '/account/auth/initiate',
  access: 'public',
  query: strict({ redirectUri: Uri }),
  headers: Type.Object({ 'session-id': Type.Optional(SessionId) }),
  answers: { 200: Type.Object({ session_id: SessionId, login_url: Type.String() }) },
  errors: ['EC_Invalid_Redirect'],
});

export const authenticateUser = endpoint({
  name: 'authenticateUser',
  summary: 'Checks the username and password; answers a code good once, for a minute',
  method: 'POST',
  path: '/account/auth/user-authentication',
  access: 'public',
  body: strict({
    session_id: SessionId,
    username: Type.String({ minLength: 1, maxLength: 200 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    recaptcha: Type.Optional(Type.String({ maxLength: 8000 })),
  }),
  signsInBy: 'password',
  answers: { 200: Type.Object({ code: Type.String(), return_uri: Type.String() }) },
  errors: ['EC_Invalid_Credentials', 'EC_Invalid_Recaptcha', 'EC_Profile_Closed', 'EC_Sign_In_Expired'],
});

const Tokens = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  token_type: oneOf(['Bearer']),
  expires_in: Type.Integer(),
});
export type Tokens = Static<typeof Tokens>;

export const completeSignIn = endpoint({
  name: 'completeSignIn',
  summary: 'Exchanges the code for tokens',
  method: 'POST',
  path: '/account/auth/complete-new',
  access: 'public',
  body: strict({ code: Type.String({ minLength: 1, maxLength: 200 }), session_id: SessionId, return_uri: Uri }),
  answers: { 200: Tokens },
  errors: ['EC_Sign_In_Expired', 'EC_Invalid_Redirect'],
});

export const refreshTokens = endpoint({
  name: 'refreshTokens',
  summary: 'Exchanges a refresh token for new tokens; the old one is spent',
  method: 'POST',
  path: '/account/auth/token',
  access: 'public',
  body: strict({ refresh_token: Type.String({ minLength: 1, maxLength: 300 }) }),
  answers: { 200: Tokens },
  errors: [],
});

export const endSession = endpoint({
  name: 'endSession',
  summary: 'Ends a session of the signed-in account: this one or another',
  method: 'DELETE',
  path: '/account/auth/user-authentication',
  access: 'account',
  query: strict({ id: SessionId }),
  answers: { 204: empty },
  errors: [],
});

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where the account is signed in now',
  method: 'GET',
  path: '/account/auth/sessions',
  access: 'account',
  answers: {
    200: Type.Array(
      Type.Object({
        session_id: SessionId,
        user_agent: Type.String(),
        created_at: Moment,
        last_seen_at: Moment,
        is_current: Type.Boolean(),
        step_up_until: nullable(Moment),
      }),
    ),
  },
  errors: [],
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'Signs the account out everywhere but here',
  method: 'DELETE',
  path: '/account/auth/sessions',
  access: 'account',
  answers: { 204: empty },
  errors: [],
});

export const signInHistory = endpoint({
  name: 'signInHistory',
  summary: 'The last sign-ins and wrong passwords of the account, the newest first',
  method: 'GET',
  path: '/account/auth/sign-in-history',
  access: 'account',
  readsOwn: true,
  answers: {
    200: Type.Array(
      Type.Object({ happened_at: Moment, kind: oneOf(['SignedIn', 'WrongPassword']), user_agent: Type.String() }),
    ),
  },
  errors: [],
});

export const forgottenPassword = endpoint({
  name: 'forgottenPassword',
  summary: 'Sends a link for a new password, if there is such an account; the answer is the same if there is none',
  method: 'POST',
  path: '/account/auth/password/forgotten',
  idempotency: 'key',
  access: 'public',
  body: strict({
    username: Type.String({ minLength: 1, maxLength: 200 }),
    recaptcha: Type.Optional(Type.String({ maxLength: 8000 })),
  }),
  answers: { 202: empty },
  errors: ['EC_Invalid_Recaptcha'],
});

export const setNewPassword = endpoint({
  name: 'setNewPassword',
  summary: 'Sets a new password by the token of the link; the account is signed out everywhere',
  method: 'PUT',
  path: '/account/auth/password/new',
  access: 'public',
  body: strict({
    token: Type.String({ minLength: 1, maxLength: 200 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  answers: { 204: empty },
  errors: ['EC_Expired_Verification_Code', 'EC_Common_Password'],
});

export const AccountInformation = Type.Object({
  username: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  pids: Type.Array(Type.String()),
  client_type: oneOf(clientTypes),
  client_types: Type.Array(Type.Object({ pid: Type.String(), client_type: oneOf(clientTypes) })),
  services: Type.Array(
    Type.Object({
      service_id: Type.String(),
      service_type: oneOf(serviceTypes),
      msisdn_type: oneOf(['Mobile', 'Tv', 'Fixed']),
      account_type: oneOf(accountTypes),
      owner: Type.Boolean(),
      label: nullable(Type.String()),
      tariff_name: Type.String(),
    }),
  ),
});
export type AccountInformation = Static<typeof AccountInformation>;

export const accountInformation = endpoint({
  name: 'accountInformation',
  summary: 'Who is signed in, which pids and services the profile holds',
  method: 'GET',
  path: '/gateway/user-profiles/account-information',
  access: 'account',
  readsOwn: true,
  answers: { 200: AccountInformation },
  errors: [],
});

export const signInEndpoints = [
  initiateSignIn,
  authenticateUser,
  ...identityEndpoints,
  completeSignIn,
  refreshTokens,
  endSession,
  endOtherSessions,
  listSessions,
  signInHistory,
  forgottenPassword,
  setNewPassword,
  ...stepUpEndpoints,
  ...passkeyEndpoints,
  accountInformation,
];
