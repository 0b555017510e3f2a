// Two days before a trip: an SMS to the number, and an attention entry. After it, the trip is deleted.

import { sofiaDay } from '#platform/clock.ts';
import { clearAttention, saveAttention } from '#platform/server/attention.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRoamingActive } from '../rules.ts';
import { endTripJob, remindOfTripJob, type SavedTrip } from './jobs.ts';
import { tripAttention } from './keep-trip.ts';
import { tripText } from './messages.ts';
import { lockNumber, type RoamingNumber, type TripRow } from './roaming-store.ts';
import { languageOfAccount, removeTrip } from './trip-store.ts';

export function handleTrips(platform: Platform): JobHandler[] {
  /** The trip may have been changed or deleted since the job was created. */
  const ifStillKept =
    (work: (tx: Tx, kept: SavedTrip, number: RoamingNumber, trip: TripRow) => Promise<void>) => (kept: SavedTrip) =>
      inTransaction(platform.db, async (tx) => {
        const number = await lockNumber(platform, tx, kept);
        if (number.trip && isSame(number.trip, kept)) await work(tx, kept, number, number.trip);
      });
  const remind = ifStillKept((tx, kept, number, trip) => remindOfTrip(platform, tx, kept, number, trip));
  const end = ifStillKept(async (tx, kept) => {
    await removeTrip(tx, kept);
    await clearAttention(tx, kept, tripAttention.subject, tripAttention.kind);
  });
  return [handleJob(remindOfTripJob, remind), handleJob(endTripJob, end)];
}

function isSame(trip: TripRow, kept: SavedTrip): boolean {
  return trip.country_id === kept.countryId && trip.starts_on === kept.startsOn && trip.ends_on === kept.endsOn;
}

async function remindOfTrip(
  { clock }: Platform,
  tx: Tx,
  { customerId, serviceId }: SavedTrip,
  { plans, catalogue }: RoamingNumber,
  trip: TripRow,
): Promise<void> {
  const now = clock.now();
  // The job may be late.
  if (trip.starts_on < sofiaDay(now)) return;
  const country = catalogue.countries.find(({ country_id }) => country_id === trip.country_id);
  if (!country) return;
  const { country_id, name_bg, name_en } = country;
  const properties = { country_id, name_bg, name_en };
  const attention = { customerId, serviceId, ...tripAttention, dueOn: trip.starts_on, properties, now };
  // Each time that a trip was saved it got a job.
  if (!(await saveAttention(tx, attention))) return;
  const language = await languageOfAccount(tx, trip.account_id);
  const missingPlan = plans.find(({ plan_id, active_count }) => plan_id === trip.plan_id && active_count === 0) ?? null;
  const reminder = { country, startsOn: trip.starts_on, isRoamingActive: isRoamingActive(plans), missingPlan };
  const body = await tripText(tx, language, reminder);
  await enqueueMessage(tx, { channel: 'sms', kind: 'services', recipient: serviceId, body, createdAt: now });
}
