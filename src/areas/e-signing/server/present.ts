import type { Language } from '#platform/languages.ts';
import type { EsigningStatus } from '../contract.ts';
import type { Document, Evidence } from '../document-contract.ts';
import { whyNotSignable } from '../rules.ts';
import type { SigningEvidence } from './signing-facts.ts';
import type { ListedDocument } from './document-store.ts';
import type { PidRow } from './subscription-store.ts';

export function presentStatus(row: PidRow): EsigningStatus {
  return {
    pid: row.pid,
    has_active_subscription: row.msisdn !== null,
    msisdn: row.msisdn,
    holder_name: row.holder_name,
    numbers: row.numbers,
  };
}

export function presentDocument(row: ListedDocument, language: Language, now: Date): Document {
  return {
    document_id: row.document_id,
    name: language === 'en' ? row.name_en : row.name_bg,
    type: row.type,
    status: row.status,
    created_at: new Date(row.created_at).toISOString(),
    signed_at: row.signed_at && new Date(row.signed_at).toISOString(),
    pid: row.pid,
    sign_by: row.sign_by,
    is_expired: whyNotSignable(row, now) === 'EC_Document_Expired',
    service_id: row.service_id,
    is_sealed: row.is_sealed,
    summary: row.summary.map((line) => ({ kind: line.kind, text: language === 'en' ? line.en : line.bg })),
  };
}

export function presentEvidence(facts: SigningEvidence, isWhole: boolean): Evidence {
  return {
    signer_name: facts.signer_name,
    msisdn: facts.msisdn,
    created_at: facts.created_at,
    opened_at: facts.opened_at,
    opened_on: facts.opened_on,
    read_at: facts.read_at,
    code_sent_at: facts.code_sent_at,
    signed_at: facts.signed_at,
    document_hash: facts.document_hash,
    file_hash: facts.file_hash,
    is_whole: isWhole,
  };
}
