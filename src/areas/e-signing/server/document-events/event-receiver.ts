// The operator's system that gets events of documents. Any answer but an acceptance is thrown as PartnerUnavailable.

import type { EventFacts } from './event-store.ts';
import type { DocumentEvent } from './document-event.ts';

export type EventMessage = {
  /** The same when the event is sent again, so that the receiver recognises a repeat. */
  eventId: string;
  eventTime: string;
  eventType: DocumentEvent['eventType'];
  event: { document: EventFacts };
};

export type EventReceiver = { send(message: EventMessage): Promise<void> };
