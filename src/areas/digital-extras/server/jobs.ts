// The jobs of digital extras. Each looks at how things stand when it runs, so that one that comes late or twice does nothing.

import { defineJob } from '#platform/server/jobs/job.ts';
import type { ExtraKey } from './extra-key.ts';

/** Asks the network whether a request is done. */
export const finishProvisioningJob = defineJob<{ customerId: number; serviceId: string; requestId: string }>(
  'finish-provisioning',
);

/** Ends an extra when its last day is over. */
export const endExtraJob = defineJob<ExtraKey>('end-extra');

/** Ends an imported extra, and those that require it, with the package that they require. */
export const endWithPackageJob = defineJob<ExtraKey>('end-with-package');

/** Asks the network whether an ended extra is off. */
export const takeOffExtraJob = defineJob<ExtraKey & { requestId: string }>('take-off-extra');

/** Ends the free or promo period of an extra. */
export const endPeriodJob = defineJob<ExtraKey>('end-extra-period');

/** Asks the insurer, who was asked first at a moment, whether home assistance is confirmed. */
export const confirmHomeAssistanceJob = defineJob<ExtraKey & { orderedAt?: string }>('confirm-home-assistance');
