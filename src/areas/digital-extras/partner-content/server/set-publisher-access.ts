// Sends a publisher the access of a number after a change. The job reads the current state, so late or repeated runs
// are correct.

import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ExtraKey } from '../../server/extra-key.ts';
import type { Publishers } from './publishers/publishers.ts';
import { findPartnerContent } from './store.ts';

export const setPublisherAccessJob = defineJob<ExtraKey & { source: string }>('tell-publisher');

const retryMs = 60_000;

export function handleSetPublisherAccess({ db, clock }: Platform, publishers: Publishers): JobHandler {
  return handleJob(setPublisherAccessJob, async (told, jobId) => {
    const content = await findPartnerContent(db, told);
    const hasAccess = content?.status === 'Active';
    const { source, serviceId } = told;
    try {
      await publishers.setAccess({ key: jobId, source, serviceId, hasAccess });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const runAt = new Date(clock.now().getTime() + retryMs);
      await inTransaction(db, (tx) => enqueue(tx, setPublisherAccessJob, told, { runAt }));
    }
  });
}
