// The jobs of usage. Each reads the current state, so that late or repeated runs do nothing.

import { defineJob } from '#platform/server/jobs/job.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

/** Notifies what a number has reached, and updates its pending tasks. */
export const checkUsageJob = defineJob<ServiceKey>('check-usage');

/** Asks the network whether a block is set up or removed. */
export const finishBlockJob = defineJob<ServiceKey & { requestId: string }>('finish-usage-block');
