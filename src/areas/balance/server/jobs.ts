// The jobs of top-ups. Each reads the current state, so that late or repeated runs do nothing.

import { defineJob } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { TopUpKey } from './top-up-store.ts';

/** Credits a paid top-up, or asks about one whose outcome is not known. */
export const creditTopUpJob = defineJob<TopUpKey>('credit-top-up');

export const staleTopUpsJob = defineJob<object>('credit-stale-top-ups');
export const hourlyStaleTopUps: RecurringJob = { job: staleTopUpsJob, cron: '27 * * * *' };

/** Settles a top-up by an imported result. */
export const settleTopUpJob = defineJob<TopUpKey>('settle-top-up');

export const automaticTopUpsJob = defineJob<object>('top-up-automatically', { expireInSeconds: 3600 });
/** The portal's clock decides what is due. */
export const automaticTopUps: RecurringJob = { job: automaticTopUpsJob, cron: '*/5 * * * *' };
