import { defineJob } from '#platform/server/jobs/job.ts';

/** Applies the pending changes of a router in the order of their requests. */
export const applyRouterChangesJob = defineJob<{ customerId: number; serviceId: string }>('apply-router-changes', {
  expireInSeconds: 10 * 60,
});
