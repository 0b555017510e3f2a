// Calls for signing in at the desk: enrolling once, signing in with two factors, signing out.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { ProviderAnswer } from '#platform/provider-answer.ts';
import { Day, oneOf, strict } from '#platform/schema.ts';
import { roles } from './rules.ts';

const Name = Type.String({ minLength: 1, maxLength: 40 });
const Code = Type.String({ pattern: '^\\d{6}$' });
const Password = Type.String({ minLength: 1, maxLength: 200 });
const EnrolmentKey = Type.String({ pattern: '^\\d{1,15}\\.[A-Za-z0-9_-]{43}$' });
const Roles = Type.Array(oneOf(roles));
const SignedIn = Type.Object({ token: Type.String(), name: Type.String(), roles: Roles });

export const signInAtDesk = endpoint({
  name: 'signInAtDesk',
  summary: 'Signs one of the operator’s people in by name, password and a code of their authenticator',
  method: 'POST',
  path: '/operator/sign-in',
  access: 'desk-public',
  body: strict({ name: Name, password: Password, code: Code }),
  answers: { 200: SignedIn },
  errors: ['EC_Invalid_Credentials'],
});

export const deskSignInOptions = endpoint({
  name: 'deskSignInOptions',
  summary: 'Whether the operator’s people sign in through an OpenID provider, too',
  method: 'GET',
  path: '/operator/sign-in',
  access: 'desk-public',
  answers: { 200: Type.Object({ identity_provider: Type.Boolean() }) },
  errors: [],
});

export const startDeskVisit = endpoint({
  name: 'startDeskVisit',
  summary: 'Where the browser goes to sign in at the desk through the operator’s OpenID provider',
  method: 'POST',
  path: '/operator/identity-provider',
  access: 'desk-public',
  answers: { 200: Type.Object({ authorization_url: Type.String() }) },
  errors: ['EC_Not_Found', 'EC_Partner_Unavailable'],
});

export const answerDeskVisit = endpoint({
  name: 'answerDeskVisit',
  summary: 'Takes what the OpenID provider sent the browser back with, and signs in users with a role claim',
  method: 'POST',
  path: '/operator/identity-provider/answer',
  access: 'desk-public',
  body: ProviderAnswer,
  answers: { 200: SignedIn },
  errors: [
    'EC_Not_Found',
    'EC_Sign_In_Expired',
    'EC_Identity_Not_Proved',
    'EC_Identity_Not_Known',
    'EC_Partner_Unavailable',
  ],
});

export const whoIsAtDesk = endpoint({
  name: 'whoIsAtDesk',
  summary: 'Who is signed in at the desk, whether another editor has to approve changes, and the day of the portal',
  method: 'GET',
  path: '/operator/me',
  access: 'desk',
  answers: {
    200: Type.Object({
      name: Type.String(),
      roles: Roles,
      needs_approval: Type.Boolean(),
      has_questions: Type.Boolean(),
      today: Day,
    }),
  },
  errors: [],
});

export const leaveDesk = endpoint({
  name: 'leaveDesk',
  summary: 'Ends the session at the desk',
  method: 'POST',
  path: '/operator/sign-out',
  access: 'desk',
  answers: { 204: empty },
  errors: [],
});

export const beginEnrolment = endpoint({
  name: 'beginEnrolment',
  summary: 'Shows the secret of the second factor to who holds the enrolment link; asking again makes another',
  method: 'POST',
  path: '/operator/enrolment/begin',
  access: 'desk-public',
  body: strict({ key: EnrolmentKey }),
  answers: {
    200: Type.Object({
      name: Type.String(),
      secret: Type.String({ description: 'In base 32, to be typed where no camera is' }),
      address: Type.String({ description: 'The same as an otpauth address, shown as a QR code' }),
    }),
  },
  errors: ['EC_Not_Found'],
});

export const completeEnrolment = endpoint({
  name: 'completeEnrolment',
  summary: 'Sets the password and confirms the second factor by its first code',
  method: 'POST',
  path: '/operator/enrolment/complete',
  access: 'desk-public',
  body: strict({ key: EnrolmentKey, password: Password, code: Code }),
  answers: { 204: empty },
  errors: ['EC_Not_Found', 'EC_Wrong_Verification_Code', 'EC_Common_Password'],
});

export const entranceEndpoints = [
  signInAtDesk,
  deskSignInOptions,
  startDeskVisit,
  answerDeskVisit,
  whoIsAtDesk,
  leaveDesk,
  beginEnrolment,
  completeEnrolment,
];
