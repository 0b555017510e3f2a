// Saves or deletes the next trip of a number. A number has one trip: a new one replaces it.

import type { AttentionKind } from '#platform/attention-kinds.ts';
import type { AttentionSubject } from '#platform/attention-subjects.ts';
import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import { endOfDay } from '#platform/billing-days.ts';
import { sofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { lockService } from '#platform/server/customer-holdings.ts';
import { clearAttention } from '#platform/server/attention.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller, OwnedService } from '#platform/server/http/caller.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isShown } from '../rules.ts';
import { faultOfTrip, reminderAt, type TripDays } from '../trip.ts';
import { endTripJob, remindOfTripJob } from './jobs.ts';
import { lockNumber } from './roaming-store.ts';
import { removeTrip, saveTrip } from './trip-store.ts';

export const tripAttention: { kind: AttentionKind; subject: AttentionSubject } = { kind: 'trip-near', subject: 'trip' };

type TripRequest = { service: OwnedService; caller: Caller };
type TripInput = TripDays & { country_id: string; plan_id: string | null };

export async function keepTrip(platform: Platform, tx: Tx, { service, caller }: TripRequest, trip: TripInput) {
  const now = platform.clock.now();
  const number = await lockNumber(platform, tx, service);
  if (number.msisdn_type !== 'Mobile') return refuse('EC_Phone_Is_Not_Eligible');
  const { country_id: countryId, starts_on: startsOn, ends_on: endsOn, plan_id: planId } = trip;
  if (!number.catalogue.countries.some((country) => country.country_id === countryId)) return refuse('EC_Not_Found');
  const fault = faultOfTrip(trip, sofiaDay(now));
  if (fault) return refuse('EC_Invalid_Trip', { Fault: fault });
  const offered = number.plans.filter((plan) => isShown(plan, number.subscriber));
  if (planId !== null && !offered.some((plan) => plan.plan_id === planId)) return refuse('EC_Plan_Not_Offered');
  await saveTrip(tx, service, { ...trip, account_id: caller.accountId });
  await clearAttention(tx, service, tripAttention.subject, tripAttention.kind);
  const { customerId, serviceId } = service;
  const kept = { customerId, serviceId, countryId, startsOn, endsOn };
  const remindAt = reminderAt(trip, now);
  if (remindAt) await enqueue(tx, remindOfTripJob, kept, { runAt: remindAt });
  await enqueue(tx, endTripJob, kept, { runAt: endOfDay(endsOn) });
  await recordTrip(tx, { service, caller }, 'roaming.trip', { ...trip }, now);
  return done;
}

export async function forgetTrip({ clock }: Platform, tx: Tx, asked: TripRequest) {
  await lockService(tx, asked.service);
  await removeTrip(tx, asked.service);
  await clearAttention(tx, asked.service, tripAttention.subject, tripAttention.kind);
  await recordTrip(tx, asked, 'roaming.trip-forget', {}, clock.now());
  return done;
}

async function recordTrip(
  tx: Tx,
  { service, caller }: TripRequest,
  action: AuditAction,
  facts: AuditFacts,
  happenedAt: Date,
) {
  const { customerId, serviceId: subject } = service;
  await recordAudit(tx, { customerId, accountId: caller.accountId, action, subject, facts, happenedAt });
}
