// The end of signed documents: whether their contract has ended, and their deletion.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { DocumentKey } from './document-store.ts';

/** The service that the document is about; a document about none ends with the last service of its customer. */
const isInUse = sql`exists (select from service where service.customer_id = document.customer_id
  and (document.service_id is null or service.service_id = document.service_id))`;

/** A contract that is in use again has not ended. */
export async function markEndedContracts(db: Queryable, today: string): Promise<void> {
  await sql`update document set contract_ended_on = ${today}
    where status = 'Signed' and contract_ended_on is null and not ${isInUse}`.execute(db);
  await sql`update document set contract_ended_on = null
    where contract_ended_on is not null and ${isInUse}`.execute(db);
}

export async function findDocumentsEndedBefore(db: Queryable, day: string, limit: number): Promise<DocumentKey[]> {
  const rows = await db
    .selectFrom('document')
    .select(['customer_id', 'document_id'])
    .where('contract_ended_on', '<=', day)
    .orderBy('contract_ended_on')
    .limit(limit)
    .execute();
  return rows.map(({ customer_id, document_id }) => ({ customerId: customer_id, documentId: document_id }));
}

/** False if another process deleted it. The hash of its sealed file stays: it belongs to nobody. */
export async function deleteDocument(tx: Tx, { customerId, documentId }: DocumentKey): Promise<boolean> {
  for (const table of ['document_signing', 'document_event', 'document_file', 'signing_request', 'document']) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)}
      where customer_id = ${customerId} and document_id = ${documentId}`.execute(tx);
    if (table === 'document') return numAffectedRows === 1n;
  }
  return false;
}
