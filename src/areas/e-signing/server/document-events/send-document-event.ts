// Sends an event of a document to the operator's system, if there is one. The desk shows declined documents in any case.

import { handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { askPartner, PartnerUnavailable, type PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import { documentEventJob, type DocumentEvent } from './document-event.ts';
import { findEventFacts } from './event-store.ts';

export function handleDocumentEvents(platform: Platform, address: PartnerAddress | null): JobHandler {
  return handleJob(documentEventJob, (event, jobId) => sendDocumentEvent(platform, address, event, jobId));
}

/** The id stays the same when the event is sent again, so that the receiver recognises a repeat. */
export async function sendDocumentEvent(
  { db }: Platform,
  address: PartnerAddress | null,
  event: DocumentEvent,
  eventId: string,
): Promise<void> {
  const facts = address && (await findEventFacts(db, event));
  if (!facts) return;
  const body = { eventId, eventTime: event.at, eventType: event.eventType, event: { document: facts } };
  const { status } = await askPartner(address, { method: 'POST', path: '', key: eventId, body });
  if (status >= 300) throw new PartnerUnavailable(`The system for document events returned ${status}.`);
}
