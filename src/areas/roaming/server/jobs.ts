// The jobs of roaming. Each reads the current state, so that late or repeated runs do nothing.

import { defineJob } from '#platform/server/jobs/job.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

/** Asks the network whether a plan change is done. */
export const finishModificationJob = defineJob<ServiceKey & { requestId: string }>('finish-roaming-modification');

/** Identifies a saved trip by its content, so that a changed trip does not match. */
export type SavedTrip = ServiceKey & { countryId: string; startsOn: string; endsOn: string };

export const remindOfTripJob = defineJob<SavedTrip>('remind-of-trip');

/** Deletes a trip after its last day. */
export const endTripJob = defineJob<SavedTrip>('end-trip');
