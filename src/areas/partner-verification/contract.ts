import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { withUniqueId } from '#platform/number-proof.ts';
import { Moment, Msisdn, nullable, strict } from '#platform/schema.ts';

const base = '/digital-extras-swap/msisdn';
const Source = Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'A partner' });
const Sealed = Type.String({ minLength: 1, maxLength: 2000, description: 'Encrypted and authenticated' });

export const decryptSource = endpoint({
  name: 'decryptSource',
  summary: 'Which partner sent the person here; refused when the value is altered, old, used before or of nobody known',
  method: 'GET',
  path: `${base}/decrypt`,
  access: 'public',
  query: strict({
    source: Sealed,
    time: Type.String({ minLength: 1, maxLength: 40 }),
    encryptionKeyName: Type.String({ minLength: 1, maxLength: 40 }),
  }),
  headers: withUniqueId,
  answers: {
    200: Type.Object({
      decrypted_source: Type.String(),
      site: Type.String({ description: 'The host of the partner' }),
      site_address: Type.String({ description: 'The page of the partner, as configured' }),
    }),
  },
  errors: ['EC_Invalid_Redirect'],
});

export const encryptNumber = endpoint({
  name: 'encryptNumber',
  summary: 'With the consent of the person: the proved number and its type, sealed for the partner',
  method: 'GET',
  path: `${base}/encrypt`,
  access: 'public',
  query: strict({ source: Source }),
  headers: withUniqueId,
  answers: {
    200: Type.Object({ encrypted_msisdn: Sealed, encrypted_subscription_type: Sealed, redirect_url: Type.String() }),
  },
  errors: ['EC_Invalid_Redirect', 'EC_Verification_Failed'],
  // One visit gives one pair of values: a lost answer is requested again under its key.
  idempotency: 'key',
});

export const partnerStanding = endpoint({
  name: 'partnerStanding',
  summary: 'For a partner: whether the person still agrees that it knows the number it was given',
  method: 'GET',
  path: `${base}/standing`,
  access: 'public',
  query: strict({ source: Source, encrypted_msisdn: Sealed }),
  answers: { 200: Type.Object({ is_active: Type.Boolean() }) },
  errors: ['EC_Invalid_Redirect'],
});

const Partner = Type.Object({ source: Type.String(), msisdn: Type.String(), verified_at: Moment });
export type Partner = Static<typeof Partner>;

export const verifiedPartners = endpoint({
  name: 'verifiedPartners',
  summary: 'The partners the numbers of the person were verified for',
  method: 'GET',
  path: '/partner-verification/partners',
  access: 'account',
  answers: { 200: Type.Array(Partner) },
  errors: [],
});

export const revokePartner = endpoint({
  name: 'revokePartner',
  summary: 'Takes back what was agreed to with a partner',
  method: 'DELETE',
  path: '/partner-verification/partners/:msisdn',
  access: { holds: 'own-service', at: 'params.msisdn' },
  params: strict({ msisdn: Msisdn }),
  query: strict({ source: Source }),
  answers: { 204: empty },
  errors: ['EC_Already_Inactive'],
  idempotency: 'key',
});

export const demoPartnerLink = endpoint({
  name: 'demoPartnerLink',
  summary: 'What the page of a demo partner sends its reader to the portal with',
  method: 'GET',
  path: '/dev/partner/:source',
  access: 'demo',
  params: strict({ source: Source }),
  answers: { 200: Type.Object({ source: Sealed, time: Type.String(), encryptionKeyName: Type.String() }) },
  errors: ['EC_Not_Found'],
});

export const demoPartnerArrival = endpoint({
  name: 'demoPartnerArrival',
  summary: 'What a demo partner reads in the values it was given, once',
  method: 'POST',
  path: '/dev/partner/:source',
  access: 'demo',
  readsByPost: true,
  params: strict({ source: Source }),
  body: strict({ msisdn: Sealed, type: Sealed }),
  answers: { 200: Type.Object({ msisdn: Type.String(), subscription_type: nullable(Type.String()) }) },
  errors: ['EC_Invalid_Redirect'],
});

export const partnerVerificationEndpoints = [
  decryptSource,
  encryptNumber,
  partnerStanding,
  verifiedPartners,
  revokePartner,
  demoPartnerLink,
  demoPartnerArrival,
];
