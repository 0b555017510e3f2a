import { defineJob } from '#platform/server/jobs/job.ts';
import type { DocumentKey } from './document-store.ts';

/** Seals one signed document that the request did not seal. If it fails for long, the hourly search finds it again. */
export const sealJob = defineJob<DocumentKey>('seal-signed-document', { retryLimit: 10, expireInSeconds: 120 });
