// Documents, their files, and when they were opened, read and signed.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { DocumentContent, SummaryLine } from '#platform/server/documents/document-content.ts';
import type { DocumentStatus, DocumentType } from '../rules.ts';
import type { DeclineReason } from '../signing/rules.ts';

export type DocumentKey = { customerId: number; documentId: string };

export type DocumentRow = {
  customer_id: number;
  pid: string;
  holder_name: string;
  document_id: string;
  name_bg: string;
  name_en: string;
  type: DocumentType;
  status: DocumentStatus;
  service_id: string | null;
  created_at: Date;
  signed_at: Date | null;
  sign_by: string | null;
  summary: SummaryLine[];
  content: DocumentContent | null;
  is_sealed: boolean;
  is_being_sealed: boolean;
  is_opened: boolean;
  declined_at: Date | null;
  decline_reason: DeclineReason | null;
};

/** A document in the list: without its content and its owner, times as text. */
export type ListedDocument = Omit<
  DocumentRow,
  'customer_id' | 'holder_name' | 'content' | 'created_at' | 'signed_at' | 'declined_at'
> & {
  created_at: string;
  signed_at: string | null;
  declined_at: string | null;
};

const listedColumns = `customer.pid, document_id, name_bg, name_en, type, status, service_id, document.created_at,
  signed_at, sign_by, summary, declined_at, decline_reason,
  exists (select from document_event event where event.customer_id = document.customer_id
    and event.document_id = document.document_id and kind = 'opened') as is_opened,
  exists (select from document_file file where file.customer_id = document.customer_id
    and file.document_id = document.document_id and form = 'sealed') as is_sealed,
  exists (select from document_signing signing where signing.customer_id = document.customer_id
    and signing.document_id = document.document_id and sealed_at is null) as is_being_sealed`;

export async function findDocuments(reads: Reads, accountId: number): Promise<ListedDocument[]> {
  const rows = await reads.read<{ documents: ListedDocument[] }>({
    name: 'documents',
    text: `select coalesce(json_agg(listed order by coalesce(signed_at, declined_at, created_at) desc, document_id), '[]') as documents
      from (select ${listedColumns} from account_pid
        join document using (customer_id) join customer using (customer_id)
        where account_pid.account_id = $1 and status <> 'Replaced') listed`,
    values: [accountId],
  });
  return rows[0]?.documents ?? [];
}

export async function findDocument(
  db: Queryable,
  { customerId, documentId }: DocumentKey,
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select ${sql.raw(listedColumns)}, document.customer_id, customer.name as holder_name, content
    from document join customer using (customer_id)
    where document.customer_id = ${customerId} and document_id = ${documentId}`.execute(db);
  return rows[0] ?? null;
}

/** False if it was signed or replaced meanwhile. */
export async function markSigned(tx: Tx, { customerId, documentId }: DocumentKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document')
    .set({ status: 'Signed', signed_at: now })
    .where('customer_id', '=', customerId)
    .where('document_id', '=', documentId)
    .where('status', '=', 'ForSigning')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type Decline = { reason: DeclineReason; comment: string | null };

/** False if it was signed, replaced or declined meanwhile. */
export async function markDeclined(
  tx: Tx,
  { customerId, documentId }: DocumentKey,
  { reason, comment }: Decline,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document')
    .set({ status: 'Declined', declined_at: now, decline_reason: reason, decline_comment: comment })
    .where('customer_id', '=', customerId)
    .where('document_id', '=', documentId)
    .where('status', '=', 'ForSigning')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type FileForm = 'original' | 'sealed';
export type FileRow = { bytes: Buffer; sha256: Buffer };

export async function findFile(
  db: Queryable,
  { customerId, documentId }: DocumentKey,
  form: FileForm,
): Promise<FileRow | null> {
  const row = await db
    .selectFrom('document_file')
    .select(['bytes', 'sha256'])
    .where('customer_id', '=', customerId)
    .where('document_id', '=', documentId)
    .where('form', '=', form)
    .executeTakeFirst();
  return row ?? null;
}

/** The first file of a form is kept; a second one is ignored. */
export async function saveFile(
  db: Queryable,
  { customerId, documentId }: DocumentKey,
  form: FileForm,
  file: FileRow,
  now: Date,
): Promise<void> {
  const stampDueAt = form === 'sealed' ? now : null;
  await db
    .insertInto('document_file')
    .values({
      customer_id: customerId,
      document_id: documentId,
      form,
      ...file,
      created_at: now,
      stamp_due_at: stampDueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type EventKind = 'opened' | 'read' | 'code-sent';

/** For opening and reading the first event is kept; for codes the last one. */
export async function saveEvent(
  db: Queryable,
  { customerId, documentId }: DocumentKey,
  event: { kind: EventKind; at: Date; device?: string },
): Promise<void> {
  const { kind, at, device = '' } = event;
  await db
    .insertInto('document_event')
    .values({ customer_id: customerId, document_id: documentId, kind, happened_at: at, device })
    .onConflict((conflict) => {
      const key = conflict.columns(['customer_id', 'document_id', 'kind']);
      return kind === 'code-sent' ? key.doUpdateSet({ happened_at: at }) : key.doNothing();
    })
    .execute();
}

export type EventRow = { kind: EventKind; happened_at: Date; device: string };

export async function findEvents(db: Queryable, { customerId, documentId }: DocumentKey): Promise<EventRow[]> {
  const rows = await db
    .selectFrom('document_event')
    .select(['kind', 'happened_at', 'device'])
    .where('customer_id', '=', customerId)
    .where('document_id', '=', documentId)
    .execute();
  return rows as EventRow[];
}

export type SignedRow = { facts: string; happened_at: Date };

/** The signing of a document in the audit log. */
export async function findSigned(db: Queryable, { customerId, documentId }: DocumentKey): Promise<SignedRow | null> {
  const row = await db
    .selectFrom('audit')
    .select(['facts', 'happened_at'])
    .where('customer_id', '=', customerId)
    .where('action', '=', signedAction)
    .where('subject', '=', documentId)
    .executeTakeFirst();
  return row ?? null;
}

export const signedAction = 'document.sign';
