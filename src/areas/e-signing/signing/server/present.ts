import { inLanguage, type Language } from '#platform/languages.ts';
import { whyNotSignable } from '../../rules.ts';
import type { ListedDocument } from '../../server/document-store.ts';
import type { Document } from '../contract.ts';

export function presentDocument(row: ListedDocument, language: Language, now: Date): Document {
  return {
    document_id: row.document_id,
    name: inLanguage({ bg: row.name_bg, en: row.name_en }, language),
    type: row.type,
    status: row.status,
    created_at: new Date(row.created_at).toISOString(),
    signed_at: row.signed_at && new Date(row.signed_at).toISOString(),
    pid: row.pid,
    sign_by: row.sign_by,
    is_expired: whyNotSignable(row, now) === 'EC_Document_Expired',
    service_id: row.service_id,
    is_sealed: row.is_sealed,
    is_being_sealed: row.is_being_sealed,
    is_opened: row.is_opened,
    declined_at: row.declined_at && new Date(row.declined_at).toISOString(),
    decline_reason: row.decline_reason,
    summary: row.summary.map((line) => ({ kind: line.kind, text: inLanguage({ bg: line.bg, en: line.en }, language) })),
  };
}
