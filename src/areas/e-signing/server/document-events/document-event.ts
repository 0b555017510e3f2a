// Events of documents for the operator's systems: signed and sealed, declined, or withdrawn from.

import { defineJob } from '#platform/server/jobs/job.ts';
import type { DocumentKey } from '../document-store.ts';

export const documentEventTypes = ['DocumentSignedEvent', 'DocumentDeclinedEvent', 'DocumentWithdrawnEvent'] as const;

export type DocumentEvent = DocumentKey & { eventType: (typeof documentEventTypes)[number]; at: string };

/** With growing pauses, for about a day. */
export const documentEventJob = defineJob<DocumentEvent>('send-document-event', { retryLimit: 100 });
