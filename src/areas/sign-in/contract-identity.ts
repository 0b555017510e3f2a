// Calls for signing in through the operator’s identity provider, and for signing out there.

import { Type } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { ProviderAnswer } from '#platform/provider-answer.ts';
import { strict } from '#platform/schema.ts';
import { SessionId } from './session-schema.ts';

export const startIdentityProvider = endpoint({
  name: 'startIdentityProvider',
  summary: 'Where the browser goes to sign in through the operator’s identity provider',
  method: 'POST',
  path: '/account/auth/identity-provider',
  access: 'public',
  body: strict({ session_id: SessionId }),
  answers: { 200: Type.Object({ authorization_url: Type.String() }) },
  errors: ['EC_Not_Found', 'EC_Sign_In_Expired', 'EC_Partner_Unavailable'],
});

export const answerIdentityProvider = endpoint({
  name: 'answerIdentityProvider',
  summary: 'Takes what the identity provider sent the browser back with; answers a code good once, for a minute',
  method: 'POST',
  path: '/account/auth/identity-provider/answer',
  access: 'public',
  body: ProviderAnswer,
  signsInBy: 'identity-provider',
  answers: { 200: Type.Object({ session_id: SessionId, code: Type.String(), return_uri: Type.String() }) },
  errors: [
    'EC_Not_Found',
    'EC_Sign_In_Expired',
    'EC_Identity_Not_Proved',
    'EC_Identity_Not_Known',
    'EC_Profile_Closed',
    'EC_Profile_Missing',
    'EC_Partner_Unavailable',
  ],
});

export const backChannelLogout = endpoint({
  name: 'backChannelLogout',
  summary:
    'The identity provider has signed a user out: the sessions that it opened here end (OpenID Connect Back-Channel Logout)',
  method: 'POST',
  path: '/account/auth/identity-provider/logout',
  access: 'public',
  form: true,
  // The standard ignores further fields.
  body: Type.Object({ logout_token: Type.String({ minLength: 1, maxLength: 8000 }) }),
  answers: { 200: Type.Object({}) },
  errors: ['EC_Not_Found'],
});

export const identityEndpoints = [startIdentityProvider, answerIdentityProvider, backChannelLogout];
