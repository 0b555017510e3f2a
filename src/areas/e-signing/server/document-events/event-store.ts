import { sql } from 'kysely';
import type { Queryable } from '#platform/server/database/database.ts';
import type { DocumentKey } from '../document-store.ts';

export type EventFacts = {
  id: string;
  pid: string;
  status: string;
  signedAt: string | null;
  declinedAt: string | null;
  declineReason: string | null;
  declineComment: string | null;
};

export async function findEventFacts(
  db: Queryable,
  { customerId, documentId }: DocumentKey,
): Promise<EventFacts | null> {
  const { rows } = await sql<EventFacts>`
    select document_id as id, customer.pid, status, signed_at as "signedAt", declined_at as "declinedAt",
      decline_reason as "declineReason", decline_comment as "declineComment"
    from document join customer using (customer_id)
    where document.customer_id = ${customerId} and document_id = ${documentId}`.execute(db);
  return rows[0] ?? null;
}
