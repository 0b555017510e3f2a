// What support sees of documents: those to sign, and those that the customer declined, with the reason.

import { sql } from 'kysely';
import { sofiaDay } from '#platform/clock.ts';
import type { ReadSupportFacts } from '#platform/server/support-facts.ts';
import { textFact } from '#platform/support-facts.ts';
import type { DeclineReason } from '../signing/rules.ts';

const lastDocuments = 10;

type DocumentFacts = {
  service_id: string | null;
  document_id: string;
  name_bg: string;
  name_en: string;
  status: 'ForSigning' | 'Declined';
  sign_by: string | null;
  declined_at: Date | null;
  decline_reason: DeclineReason | null;
  decline_comment: string | null;
};

/** A document of no service is shown at the first one. */
export const readDocumentFacts: ReadSupportFacts = async (db, { customerId, services }) => {
  const [first] = services;
  if (first === undefined) return [];
  const { rows } = await sql<DocumentFacts>`
    select service_id, document_id, name_bg, name_en, status, sign_by, declined_at, decline_reason, decline_comment
    from document where customer_id = ${customerId} and status in ('ForSigning', 'Declined')
    order by coalesce(declined_at, created_at) desc limit ${lastDocuments}`.execute(db);
  return rows.map((row) => ({
    service: row.service_id !== null && services.includes(row.service_id) ? row.service_id : first,
    topic: 'documents' as const,
    name: row.document_id,
    facts: [
      ...textFact('state', 'choice', row.status === 'Declined' ? 'document_declined' : 'document_for_signing'),
      ...textFact('due_on', 'day', row.status === 'ForSigning' ? row.sign_by : null),
      ...textFact('declined_on', 'day', row.declined_at && sofiaDay(row.declined_at)),
      ...textFact('reason', 'choice', row.decline_reason && `decline_${row.decline_reason.replaceAll('-', '_')}`),
      ...textFact('comment', 'name', row.decline_comment),
    ],
  }));
};
