// The jobs of digital extras. Each reads the current state, so that late or repeated runs do nothing.

import { defineJob } from '#platform/server/jobs/job.ts';
import type { ExtraKey } from './extra-key.ts';

/** Asks the network whether a request is done. */
export const finishProvisioningJob = defineJob<{ customerId: number; serviceId: string; requestId: string }>(
  'finish-provisioning',
);

export const endExtraJob = defineJob<ExtraKey>('end-extra');

/** Ends an imported extra, and those that require it, with the package that they require. */
export const endWithPackageJob = defineJob<ExtraKey>('end-with-package');

/** Asks the network whether an ended extra is off. */
export const takeOffExtraJob = defineJob<ExtraKey & { requestId: string }>('take-off-extra');

export const endPeriodJob = defineJob<ExtraKey>('end-extra-period');

/** Asks the insurer whether home assistance is confirmed; `orderedAt` is the time of the first request. */
export const confirmHomeAssistanceJob = defineJob<ExtraKey & { orderedAt?: string }>('confirm-home-assistance');
