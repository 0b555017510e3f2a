import { defineJob } from '#platform/server/jobs/job.ts';

/** Brings what waits for a router to it, in the order it was asked for. */
export const applyRouterChangesJob = defineJob<{ customerId: number; serviceId: string }>('apply-router-changes', {
  expireInSeconds: 10 * 60,
});
