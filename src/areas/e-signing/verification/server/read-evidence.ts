// How a document was signed, and whether the file, its seal and the audit log still match in every byte.

import { createHash } from 'node:crypto';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { verifyAuditChain } from '#platform/server/audit/verify-audit-chain.ts';
import type { Platform } from '#platform/server/platform.ts';
import { presentEvidence } from './present.ts';
import type { Seal } from '../../server/sealed-pdf/seal.ts';
import type { SigningEvidence } from '../../server/signing-facts.ts';
import { sealedParts } from '../../sealed-parts.ts';
import { findSealedFile } from '../../server/sealed-file-store.ts';
import { findDocument, findFile, findSigned, type DocumentKey } from '../../server/document-store.ts';

export async function readEvidence({ db }: Platform, seal: Seal, key: DocumentKey) {
  const signed = await findSigned(db, key);
  const sealed = await findFile(db, key, 'sealed');
  if (!signed || !sealed) return refuse('EC_ESign_Document_Id_Missing');
  const facts = evidenceIn(signed.facts);
  if (!facts) return refuse('EC_ESign_Document_Id_Missing');
  const document = await findDocument(db, key);
  const original = await findFile(db, key, 'original');
  const chain = await verifyAuditChain(db, key.customerId);
  const { sealOfFile } = await import('../../server/sealed-pdf/check-seal.ts');
  const hash = hashOf(sealed.bytes);
  const known = await findSealedFile(db, Buffer.from(hash, 'hex'));
  const isWhole =
    known !== null &&
    chain.intact &&
    hashOf(sealed.bytes.subarray(0, sealedParts(sealed.bytes)?.sealedLength ?? 0)) === facts.file_hash &&
    original !== null &&
    hashOf(original.bytes) === facts.document_hash &&
    sealed.bytes.subarray(0, original.bytes.length).equals(original.bytes) &&
    document?.signed_at?.toISOString() === facts.signed_at &&
    (sealOfFile(seal, sealed.bytes)?.isGood ?? false);
  return ok(presentEvidence(facts, { isWhole, hash, known }));
}

/** Null if the evidence is damaged beyond parsing. */
function evidenceIn(facts: string): SigningEvidence | null {
  try {
    return JSON.parse(facts) as SigningEvidence;
  } catch {
    return null;
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
