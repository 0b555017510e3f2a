import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { clearAttention } from '#platform/server/attention.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { whyNotSignable } from '../../rules.ts';
import { documentEventJob } from '../../server/document-events/document-event.ts';
import { findDocument, markDeclined, type Decline, type DocumentKey } from '../../server/document-store.ts';

type DeclineRequest = DocumentKey & Decline & { accountId: number; now: Date };

/** A declined document is not signed any more. */
export async function declineDocument(tx: Tx, { accountId, now, reason, comment, ...key }: DeclineRequest) {
  const document = await findDocument(tx, key);
  if (!document) return refuse('EC_ESign_Document_Id_Missing');
  const { customerId, documentId } = key;
  const refusal = whyNotSignable(document, now);
  if (refusal) return refuse(refusal, { DocumentId: documentId });
  if (!(await markDeclined(tx, key, { reason, comment }, now))) {
    const current = await findDocument(tx, key);
    const changed = current && whyNotSignable(current, now);
    return refuse(changed ?? 'EC_ESign_Document_Id_Missing', { DocumentId: documentId });
  }
  await recordAudit(tx, {
    customerId,
    accountId,
    action: 'document.decline',
    subject: documentId,
    facts: { reason, ...(comment !== null && { comment }) },
    happenedAt: now,
  });
  await enqueue(tx, documentEventJob, { ...key, eventType: 'DocumentDeclinedEvent', at: now.toISOString() });
  if (document.service_id) {
    await clearAttention(tx, { customerId, serviceId: document.service_id }, documentId, 'document-to-sign');
  }
  return done;
}
