import { defineJob } from '#platform/server/jobs/job.ts';
import type { DocumentKey } from './document-store.ts';

/** Adds time stamps to one sealed document. If it fails for long, the daily search finds the document again. */
export const stampJob = defineJob<DocumentKey>('stamp-sealed-document', { retryLimit: 10, expireInSeconds: 120 });
