// Verifies a number without sign-in: a browser gets a unique id, and the number is recognised by its line or verified
// by a code. Later calls send the same id in the unique-id header, with its cookie.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from './endpoint.ts';
import { codeCheckErrors } from './one-time-code.ts';
import { Msisdn, nullable, strict } from './schema.ts';

export const uniqueIdHeader = 'unique-id';

const base = '/digital-extras-swap/msisdn';

export const UniqueId = Type.String({
  pattern: '^[A-Za-z0-9-]{20,64}$',
  description: 'An id the portal issued to this browser',
});
const Source = Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'What the number is proved for' });
export const withUniqueId = Type.Object({ [uniqueIdHeader]: UniqueId });

/** How long a number stays verified for its source. */
export const proofSeconds = 60 * 60;

/** The demo's replacement for the operator's recognition host. */
export const embeddedRecognitionHost = '/api/recognition-host';

export const issueUniqueId = endpoint({
  name: 'issueUniqueId',
  summary:
    'The unique id of this browser; a cookie that scripts cannot read binds it, and without it the id is worth nothing',
  method: 'POST',
  path: `${base}/unique-id`,
  access: 'public',
  readsByPost: true,
  answers: { 200: Type.Object({ unique_id: UniqueId }) },
  errors: [],
});

/** The token of the host for a browser on a line; it is required to get the number. */
export const recognitionTokenHeader = 'recognition-token';
const RecognitionToken = Type.String({ pattern: '^[\\w.~-]{16,200}$' });

export const recognitionHost = endpoint({
  name: 'recognitionHost',
  summary:
    'The host of the embedded network: answers the browser that asks whether its line is known, with a token for it',
  method: 'GET',
  path: '/recognition-host',
  access: 'demo',
  query: strict({ uniqueId: UniqueId }),
  answers: { 200: Type.Object({ recognized: Type.Boolean(), token: nullable(RecognitionToken) }) },
  errors: [],
});

export const recogniseNumber = endpoint({
  name: 'recogniseNumber',
  summary: 'The number of the line that the host saw this browser on, if it knows one',
  method: 'GET',
  path: `${base}/recognition`,
  access: 'public',
  query: strict({ source: Source }),
  headers: Type.Object({ [uniqueIdHeader]: UniqueId, [recognitionTokenHeader]: Type.Optional(RecognitionToken) }),
  answers: { 200: Type.Object({ msisdn: nullable(Type.String()), is_recognized: Type.Boolean() }) },
  errors: ['EC_Not_Found'],
});
export type Recognition = Static<(typeof recogniseNumber)['answers'][200]>;

export const sendNumberCode = endpoint({
  name: 'sendNumberCode',
  summary: 'Sends a code to a number that is to be proved',
  method: 'POST',
  path: `${base}/verification`,
  access: 'public',
  query: strict({ msisdn: Msisdn, source: Source }),
  headers: withUniqueId,
  body: nullable(strict({ recaptcha: Type.Optional(Type.String({ maxLength: 8000 })) })),
  answers: { 202: empty },
  errors: [
    'EC_Not_Found',
    'EC_Invalid_Recaptcha',
    'EC_Phone_Is_Not_Eligible',
    'EC_Reach_Max_Attempts',
    'EC_Codes_Locked',
    'EC_Resend_Time_Is_Not_Expired',
  ],
  idempotency: 'key',
});

export const resendNumberCode = endpoint({
  name: 'resendNumberCode',
  summary: 'Sends another code to the number that is being proved',
  method: 'POST',
  path: `${base}/resend/verification`,
  onlyWith: uniqueIdHeader,
  access: 'public',
  query: strict({ msisdn: Msisdn, source: Source }),
  headers: withUniqueId,
  answers: { 202: empty },
  errors: [
    'EC_Not_Found',
    'EC_Verification_Failed',
    'EC_Phone_Is_Not_Eligible',
    'EC_Reach_Max_Attempts',
    'EC_Codes_Locked',
    'EC_Resend_Time_Is_Not_Expired',
  ],
  idempotency: 'key',
});

export const verifyNumberCode = endpoint({
  name: 'verifyNumberCode',
  summary: 'Proves the number with the code that was sent to it',
  method: 'PATCH',
  path: `${base}/verification`,
  onlyWith: uniqueIdHeader,
  access: 'public',
  query: strict({ code: Type.String({ maxLength: 20 }), source: Source }),
  headers: withUniqueId,
  answers: { 204: empty },
  errors: ['EC_Not_Found', ...codeCheckErrors, 'EC_Phone_Is_Not_Eligible'],
  idempotency: 'key',
});

export const numberProofEndpoints = [
  issueUniqueId,
  recognitionHost,
  recogniseNumber,
  sendNumberCode,
  resendNumberCode,
  verifyNumberCode,
];
