// Finds documents that can be signed now, each with its exact file, or returns the refusal.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { inLanguage } from '#platform/languages.ts';
import { whyNotSignable, type SignableRefusal } from '../rules.ts';
import { originalFile } from './original-file.ts';
import { findDocument, type DocumentRow } from './document-store.ts';

export type SignableDocument = {
  documentId: string;
  document: DocumentRow;
  bytes: Buffer;
  sha256: Buffer;
  nameIn(language: string): string;
};

type DocumentRefusal =
  | SignableRefusal
  | 'EC_Document_Unsealable'
  | 'EC_ESign_Document_Id_Missing'
  | 'EC_User_Not_Authoried';

/** Sequentially: a foreign document is refused like an unknown one. */
export async function findSignables(
  db: Queryable,
  customerId: number,
  documentIds: readonly string[],
  now: Date,
): Promise<SignableDocument[] | Refusal<DocumentRefusal>> {
  const found: SignableDocument[] = [];
  for (const documentId of documentIds) {
    const document = await findDocument(db, { customerId, documentId });
    if (!document) return refuse('EC_User_Not_Authoried');
    const reason = whyNotSignable(document, now);
    if (reason) return refuse(reason, { DocumentId: documentId });
    const file = await originalFile(db, document, now);
    if (!file) return refuse('EC_ESign_Document_Id_Missing');
    if (document.content === null && !(await isSealable(file.bytes))) {
      return refuse('EC_Document_Unsealable', { DocumentId: documentId });
    }
    const nameIn = (language: string) => inLanguage({ bg: document.name_bg, en: document.name_en }, language);
    found.push({ documentId, document, ...file, nameIn });
  }
  return found;
}

/** A file of the operator may be encrypted or damaged: nobody could seal it after it was signed. */
async function isSealable(file: Uint8Array): Promise<boolean> {
  // The PDF libraries are large and rarely needed, so they are loaded on first use.
  const { openForUpdate, UnsealableFile } = await import('./sealed-pdf/pdf-update.ts');
  try {
    await openForUpdate(file);
    return true;
  } catch (error) {
    if (error instanceof UnsealableFile) return false;
    throw error;
  }
}
