// Passkeys: keys on the devices of the user that replace the password (WebAuthn).

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { passkeyTransports } from '#platform/passkey-hosts.ts';
import { Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { SessionId } from '../session-schema.ts';
import { longestName } from './rules.ts';

const base = '/account/auth/passkeys';

const bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength });
const Credential = Type.Object({
  id: Type.String(),
  type: oneOf(['public-key']),
  transports: Type.Array(oneOf(passkeyTransports)),
});

/** What a device answers to a challenge. */
export const Assertion = strict({
  id: bytes(1400),
  client_data: bytes(4000),
  authenticator_data: bytes(2000),
  signature: bytes(2000),
});
export type Assertion = Static<typeof Assertion>;

/** What a device needs for an answer, as WebAuthn names it. */
export const RequestOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: oneOf(['required']),
  allowCredentials: Type.Array(Credential),
});
export type RequestOptions = Static<typeof RequestOptions>;

const CreationOptions = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: oneOf(['public-key']), alg: Type.Integer() })),
  timeout: Type.Integer(),
  attestation: oneOf(['none']),
  excludeCredentials: Type.Array(Credential),
  authenticatorSelection: Type.Object({
    residentKey: oneOf(['required']),
    requireResidentKey: Type.Boolean(),
    userVerification: oneOf(['required']),
  }),
});
export type CreationOptions = Static<typeof CreationOptions>;

const Passkey = Type.Object({
  passkey_id: Type.String(),
  name: Type.String(),
  created_at: Moment,
  last_used_at: nullable(Moment),
});
export type Passkey = Static<typeof Passkey>;

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  summary: 'The passkeys of the account, the oldest first',
  method: 'GET',
  path: base,
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Array(Passkey) },
  errors: [],
});

export const startPasskey = endpoint({
  name: 'startPasskey',
  summary: 'What a device needs to create a passkey',
  method: 'POST',
  path: `${base}/start`,
  access: 'account',
  stepUp: true,
  answers: { 200: CreationOptions },
  errors: ['EC_Passkey_Unavailable', 'EC_Passkey_Limit'],
});

const Name = Type.String({ minLength: 1, maxLength: longestName, pattern: '\\S' });

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Adds the passkey that a device created',
  method: 'POST',
  path: base,
  access: 'account',
  stepUp: true,
  idempotency: 'key',
  body: strict({
    name: Name,
    id: bytes(1400),
    client_data: bytes(4000),
    attestation: bytes(12_000),
    transports: Type.Array(oneOf(passkeyTransports), { maxItems: passkeyTransports.length }),
  }),
  answers: { 200: Passkey },
  errors: ['EC_Passkey_Invalid', 'EC_Passkey_Limit', 'EC_Passkey_Unavailable'],
});

const PasskeyId = strict({ passkeyId: Type.String({ maxLength: 60 }) });

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  summary: 'Gives a passkey another name',
  method: 'PUT',
  path: `${base}/:passkeyId`,
  access: 'account',
  idempotency: 'key',
  params: PasskeyId,
  body: strict({ name: Name }),
  answers: { 204: empty },
  errors: [],
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Removes a passkey: it signs nobody in any more',
  method: 'DELETE',
  path: `${base}/:passkeyId`,
  access: 'account',
  stepUp: true,
  idempotency: 'key',
  params: PasskeyId,
  answers: { 204: empty },
  errors: [],
});

export const askForPasskey = endpoint({
  name: 'askForPasskey',
  summary: 'What a device needs to sign in with a passkey',
  method: 'POST',
  path: `${base}/sign-in/start`,
  access: 'public',
  body: strict({ session_id: SessionId }),
  answers: { 200: RequestOptions },
  errors: ['EC_Passkey_Unavailable', 'EC_Sign_In_Expired'],
});

export const authenticateByPasskey = endpoint({
  name: 'authenticateByPasskey',
  summary: 'Checks the answer of a device; answers a code good once, for a minute',
  method: 'POST',
  path: `${base}/sign-in`,
  access: 'public',
  signsInBy: 'passkey',
  body: strict({ session_id: SessionId, assertion: Assertion }),
  answers: { 200: Type.Object({ code: Type.String(), return_uri: Type.String() }) },
  errors: ['EC_Passkey_Invalid', 'EC_Profile_Closed', 'EC_Sign_In_Expired'],
});

export const askForStepUpPasskey = endpoint({
  name: 'askForStepUpPasskey',
  summary: 'What a device needs to step this session up with a passkey',
  method: 'POST',
  path: '/account/auth/step-up/passkey',
  access: 'account',
  answers: { 200: RequestOptions },
  errors: ['EC_Passkey_Unavailable'],
});

export const passkeyEndpoints = [
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  askForPasskey,
  authenticateByPasskey,
  askForStepUpPasskey,
];
