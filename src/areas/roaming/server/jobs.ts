// The jobs of roaming. Each looks at how things stand when it runs, so that one that comes late or twice does nothing.

import { defineJob } from '#platform/server/jobs/job.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

/** Asks the network whether a change of plans is done. */
export const finishModificationJob = defineJob<ServiceKey & { requestId: string }>('finish-roaming-modification');

/** A trip as it was kept: one that was changed since is another. */
export type SavedTrip = ServiceKey & { countryId: string; startsOn: string; endsOn: string };

export const remindOfTripJob = defineJob<SavedTrip>('remind-of-trip');

/** Forgets a trip whose last day is over. */
export const endTripJob = defineJob<SavedTrip>('end-trip');
