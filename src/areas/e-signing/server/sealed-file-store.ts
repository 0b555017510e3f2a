// Sealed files: their hashes, by which anybody finds out whether a file is ours, and their time stamps.

import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { SealLevel } from '../verification/rules.ts';
import type { DocumentKey, FileRow } from './document-store.ts';

export type SealedFileRow = {
  sha256: Buffer;
  /** The hash of what the seal covers. */
  contentSha256: Buffer;
  sealedAt: Date;
  level: SealLevel;
  verifiableUntil: Date | null;
};

export async function saveSealedHash(tx: Tx, row: SealedFileRow): Promise<void> {
  await tx
    .insertInto('sealed_file')
    .values({
      sha256: row.sha256,
      content_sha256: row.contentSha256,
      sealed_at: row.sealedAt,
      level: row.level,
      verifiable_until: row.verifiableUntil,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether this content was sealed here. */
export async function isContentSealed(db: Queryable, contentSha256: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('sealed_file')
    .select('sealed_at')
    .where('content_sha256', '=', contentSha256)
    .executeTakeFirst();
  return row !== undefined;
}

export type KnownFile = { sealed_at: Date; level: SealLevel; verifiable_until: Date | null };

export async function findSealedFile(db: Queryable, sha256: Buffer): Promise<KnownFile | null> {
  const row = await db
    .selectFrom('sealed_file')
    .select(['sealed_at', 'level', 'verifiable_until'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return (row as KnownFile | undefined) ?? null;
}

/** Sealed documents that need a time stamp, the longest due first. */
export async function findDueStamps(db: Queryable, now: Date, limit: number): Promise<DocumentKey[]> {
  const rows = await db
    .selectFrom('document_file')
    .select(['customer_id', 'document_id'])
    .where('form', '=', 'sealed')
    .where('stamp_due_at', '<=', now)
    .orderBy('stamp_due_at')
    .limit(limit)
    .execute();
  return rows.map(({ customer_id, document_id }) => ({ customerId: customer_id, documentId: document_id }));
}

/** The sealed file if a time stamp is due, otherwise null. */
export async function findDueFile(
  db: Queryable,
  { customerId, documentId }: DocumentKey,
  now: Date,
): Promise<FileRow | null> {
  const row = await db
    .selectFrom('document_file')
    .select(['bytes', 'sha256'])
    .where('customer_id', '=', customerId)
    .where('document_id', '=', documentId)
    .where('form', '=', 'sealed')
    .where('stamp_due_at', '<=', now)
    .executeTakeFirst();
  return row ?? null;
}

/** False if another process replaced the file meanwhile. */
export async function replaceSealedFile(
  tx: Tx,
  { customerId, documentId }: DocumentKey,
  before: Buffer,
  { bytes, sha256, dueAt }: FileRow & { dueAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document_file')
    .set({ bytes, sha256, stamp_due_at: dueAt })
    .where('customer_id', '=', customerId)
    .where('document_id', '=', documentId)
    .where('form', '=', 'sealed')
    .where('sha256', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
