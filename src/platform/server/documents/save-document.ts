// Creates a document for a customer to sign, in the transaction of the change that needs it.

import { saveAttention } from '../attention.ts';
import type { Tx } from '../database/database.ts';
import type { DocumentContent, SummaryLine } from './document-content.ts';

export type NewDocument = {
  customerId: number;
  documentId: string;
  type: 'Contract' | 'HomeAssistance';
  name: { bg: string; en: string };
  serviceId: string;
  content: DocumentContent;
  summary: readonly SummaryLine[];
  signBy: string | null;
  now: Date;
};

export async function saveDocument(tx: Tx, document: NewDocument): Promise<void> {
  const { customerId, documentId, serviceId, name, now, signBy } = document;
  await tx
    .insertInto('document')
    .values({
      customer_id: customerId,
      document_id: documentId,
      name_bg: name.bg,
      name_en: name.en,
      type: document.type,
      status: 'ForSigning',
      service_id: serviceId,
      created_at: now,
      sign_by: signBy,
      content: JSON.stringify(document.content),
      summary: JSON.stringify(document.summary),
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'document_id']).doNothing())
    .execute();
  await saveAttention(tx, {
    customerId,
    serviceId,
    kind: 'document-to-sign',
    subject: documentId,
    dueOn: signBy,
    properties: { name_bg: name.bg, name_en: name.en },
    now,
  });
}
