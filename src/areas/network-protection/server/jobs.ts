import { defineJob } from '#platform/server/jobs/job.ts';

/** Closes a site, or ends a pause of the schedule, and retries until the service has confirmed it. */
export const closeAllowanceJob = defineJob<{ customerId: number; serviceId: string; allowanceId: string }>(
  'close-protection-allowance',
);
