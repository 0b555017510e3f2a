// After the last free day: the attention entry is cleared.

import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { findSubscription } from './store.ts';
import { clearTrialAttention, hasTrialAttention } from './trial-attention.ts';

export const endTrialJob = defineJob<ServiceKey & { freeUntil: string }>('end-music-trial');

/** The entry may have been cleared since the job was created, and saved again for another day. */
export function handleTrialEnd({ db }: Platform): JobHandler {
  return handleJob(endTrialJob, ({ freeUntil, ...service }) =>
    inTransaction(db, async (tx) => {
      await findSubscription(tx, service, 'lock');
      if (await hasTrialAttention(tx, service, freeUntil)) await clearTrialAttention(tx, service);
    }),
  );
}
