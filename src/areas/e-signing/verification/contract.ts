// The calls that verify a signed document: its evidence, and the check of a file.

import { Type, type Static } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { base, DocumentId, heldDocument, whenIdMissing } from '../contract-parts.ts';
import { mostStamps } from '../sealed-parts.ts';
import { sealLevels, sealVerdicts } from './rules.ts';

const Evidence = Type.Object({
  signer_name: Type.String(),
  msisdn: Type.String(),
  created_at: Moment,
  opened_at: nullable(Moment),
  opened_on: Type.String({ description: 'The device it was opened on, as it called itself' }),
  read_at: nullable(Moment),
  code_sent_at: nullable(Moment),
  signed_at: Moment,
  document_hash: Type.String({ description: 'SHA-256 of the signed document' }),
  file_hash: Type.String({ description: 'SHA-256 of the file as it is downloaded now' }),
  level: oneOf(sealLevels),
  verifiable_until: nullable(Moment),
  is_whole: Type.Boolean({ description: 'The file, its seal and this evidence still agree in every byte' }),
});
export type Evidence = Static<typeof Evidence>;

export const documentEvidence = endpoint({
  name: 'documentEvidence',
  summary: 'How a document was signed, and whether anything of it was changed since',
  method: 'GET',
  path: `${base}/documents/evidence`,
  access: heldDocument,
  query: strict({ DocumentId }),
  whenMissing: whenIdMissing,
  answers: { 200: Evidence },
  errors: ['EC_ESign_Document_Id_Missing'],
});

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

const signed = {
  content_hash: Sha256,
  cms: nullable(Type.String({ pattern: '^[0-9a-f]+$', maxLength: 30_000 })),
};

const SealClaims = strict({
  file_hash: Sha256,
  seal: nullable(
    strict({
      ...signed,
      is_intact: Type.Boolean({ description: 'The last signature covers every byte of the file but its own' }),
      stamps: Type.Optional(
        Type.Array(strict(signed), { maxItems: mostStamps, description: 'Archive time stamps, the first one first' }),
      ),
    }),
  ),
});
export type SealClaims = Static<typeof SealClaims>;

export const checkSeal = endpoint({
  name: 'checkSeal',
  summary:
    'Whether a file was sealed here and is whole. The file itself stays with who asks: its hashes and seal suffice',
  method: 'POST',
  path: `${base}/seals/check`,
  access: 'public',
  bodyLimit: 1024 * 1024,
  body: SealClaims,
  answers: {
    200: Type.Object({
      verdict: oneOf(sealVerdicts),
      sealed_at: nullable(Moment),
      level: nullable(oneOf(sealLevels)),
      verifiable_until: nullable(Moment),
    }),
  },
  errors: [],
});
export type SealCheck = Static<(typeof checkSeal)['answers'][200]>;

export const verificationEndpoints = [documentEvidence, checkSeal];
