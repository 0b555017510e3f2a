// Signings of documents, from the code until their file is sealed.

import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { DocumentKey } from './document-store.ts';
import type { SigningFacts } from './signing-facts.ts';

export type NewSigning = DocumentKey & { signingId: string; accountId: number; facts: SigningFacts; signedAt: Date };

export async function saveSigning(tx: Tx, signing: NewSigning): Promise<void> {
  await tx
    .insertInto('document_signing')
    .values({
      customer_id: signing.customerId,
      document_id: signing.documentId,
      signing_id: signing.signingId,
      account_id: signing.accountId,
      facts: JSON.stringify(signing.facts),
      signed_at: signing.signedAt,
    })
    .execute();
}

export type UnsealedSigning = { signing_id: string; account_id: number; facts: SigningFacts; signed_at: Date };

/** Null if the document is not signed, or sealed. */
export async function findUnsealed(
  db: Queryable,
  { customerId, documentId }: DocumentKey,
): Promise<UnsealedSigning | null> {
  const row = await db
    .selectFrom('document_signing')
    .select(['signing_id', 'account_id', 'facts', 'signed_at'])
    .where('customer_id', '=', customerId)
    .where('document_id', '=', documentId)
    .where('sealed_at', 'is', null)
    .executeTakeFirst();
  return (row as UnsealedSigning | undefined) ?? null;
}

export async function findUnsealedKeys(db: Queryable, signedBefore: Date, limit: number): Promise<DocumentKey[]> {
  const rows = await db
    .selectFrom('document_signing')
    .select(['customer_id', 'document_id'])
    .where('sealed_at', 'is', null)
    .where('signed_at', '<', signedBefore)
    .orderBy('signed_at')
    .limit(limit)
    .execute();
  return rows.map(({ customer_id, document_id }) => ({ customerId: customer_id, documentId: document_id }));
}

export type SigningPart = { document_id: string; sealed_at: Date | null };

/** All documents of a signing, locked: the one that is sealed last notifies the signer. */
export async function lockSigning(tx: Tx, customerId: number, signingId: string): Promise<SigningPart[]> {
  return tx
    .selectFrom('document_signing')
    .select(['document_id', 'sealed_at'])
    .where('customer_id', '=', customerId)
    .where('signing_id', '=', signingId)
    .orderBy('document_id')
    .forUpdate()
    .execute();
}

export async function markSealed(tx: Tx, { customerId, documentId }: DocumentKey, now: Date): Promise<void> {
  await tx
    .updateTable('document_signing')
    .set({ sealed_at: now })
    .where('customer_id', '=', customerId)
    .where('document_id', '=', documentId)
    .execute();
}
