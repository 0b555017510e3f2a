import { defineJob } from '#platform/server/jobs/job.ts';

/** Ends the guest network or the pause of a device, and retries until the router has confirmed it. */
export const endRouterTimerJob = defineJob<{ customerId: number; serviceId: string; timerId: string }>(
  'end-router-timer',
);

/** Applies the pending changes of a router in the order of their requests. */
export const applyRouterChangesJob = defineJob<{ customerId: number; serviceId: string }>('apply-router-changes', {
  expireInSeconds: 10 * 60,
});
