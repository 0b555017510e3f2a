// The jobs of contracts. Each reads the current state, so that late or repeated runs do nothing.

import { defineJob } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { PurchaseKey } from '#platform/server/purchases/purchase-store.ts';

/** Ends what was withdrawn from and returns the money. */
export const carryOutJob = defineJob<PurchaseKey>('carry-out-withdrawal', { retryLimit: 10 });

export const staleWithdrawalsJob = defineJob<object>('carry-out-stale-withdrawals');

export const hourlyStaleWithdrawals: RecurringJob = { job: staleWithdrawalsJob, cron: '41 * * * *' };
