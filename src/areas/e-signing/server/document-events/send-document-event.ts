// Sends an event of a document to the operator's system, if there is one. The desk shows declined documents in any case.

import { handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { documentEventJob, type DocumentEvent } from './document-event.ts';
import type { EventReceiver } from './event-receiver.ts';
import { findEventFacts } from './event-store.ts';

export function handleDocumentEvents(platform: Platform, receiver: EventReceiver | null): JobHandler {
  return handleJob(documentEventJob, async (event, jobId) => {
    await sendDocumentEvent(platform, receiver, event, jobId);
  });
}

/** False if there is no system, or the portal does not have the document. */
export async function sendDocumentEvent(
  { db }: Pick<Platform, 'db'>,
  receiver: EventReceiver | null,
  event: DocumentEvent,
  eventId: string,
): Promise<boolean> {
  const document = receiver && (await findEventFacts(db, event));
  if (!document) return false;
  await receiver.send({ eventId, eventTime: event.at, eventType: event.eventType, event: { document } });
  return true;
}
