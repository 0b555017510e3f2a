// The file of a document to read and sign: the operator's, or generated once from the portal's content.

import { createHash } from 'node:crypto';
import { documentLanguage } from '#platform/languages.ts';
import { platformMessages } from '#platform/messages.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { findFile, saveFile, type DocumentRow, type FileRow } from './document-store.ts';

/** Null if neither a file nor its content exists yet. */
export async function originalFile(db: Queryable, document: DocumentRow, now: Date): Promise<FileRow | null> {
  const key = { customerId: document.customer_id, documentId: document.document_id };
  const kept = await findFile(db, key, 'original');
  if (kept) return kept;
  if (!document.content) return null;
  const { renderDocument } = await import('#platform/server/documents/render-document.ts');
  const text = await textReader(db, platformMessages, documentLanguage);
  const bytes = await renderDocument(document.content, document.created_at, text);
  await saveFile(db, key, 'original', { bytes, sha256: createHash('sha256').update(bytes).digest() }, now);
  // The first file wins: everybody reads and signs the same bytes.
  return findFile(db, key, 'original');
}
