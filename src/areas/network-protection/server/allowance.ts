// Opens something for a time at the protection service. The row and the job that closes it exist before the service is
// called, so that it closes again even if the answer is lost.

import { randomUUID } from 'node:crypto';
import { ok } from '#platform/endpoint.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { currentRequestKey } from '#platform/server/idempotency/counted-attempts.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { changeAllowance, findAllowance, lockNumber, saveAllowance, type AllowanceRow } from './allowance-store.ts';
import { closeAllowanceJob } from './jobs.ts';
import { callOrUnavailable, type partnerAway } from './orders.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';
import { wholeSchedule } from './protection-service/timed-protection.ts';

/** Longer than the service may take to answer; a lost answer is asked for again after it. */
const leaseMs = 60_000;

/** Two calls about the same subject could reach the service in any order, so the second one waits. */
export function isLeased(row: AllowanceRow, now: Date): boolean {
  // A lease far in the future comes from a clock that has since been set back.
  return row.lease_until !== null && row.lease_until > now && row.lease_until <= leaseFrom(now);
}

function isOfThisRequest({ lease_key: key }: AllowanceRow): boolean {
  return key !== null && key === currentRequestKey();
}

/** The retry of a request whose answer was lost asks until the first one has an answer. */
export function refuseLeased(row: AllowanceRow): Refusal<BusyCode> {
  return refuse(isOfThisRequest(row) ? 'EC_Idempotency_In_Progress' : 'EC_Msisdn_Already_Has_Processing_Request');
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** The refusals of the callers' own decisions. */
type DecisionCode = 'EC_Domain_List_Full' | 'EC_Limit_Exceeded';
type BusyCode = 'EC_Msisdn_Already_Has_Processing_Request' | 'EC_Idempotency_In_Progress';
type Granted = { status: 200; body: { until: string } };

export type AllowanceRequest<Code extends DecisionCode, Outcome> = AllowanceOwner & {
  /** Decided under a lock: the end, or why not. */
  decide(tx: Tx): Promise<Date | Refusal<Code>>;
  /** Runs a change once; see Call.change. */
  change(work: (tx: Tx) => Promise<Granted>): Promise<Outcome>;
};

type AllowanceOwner = { number: ServiceKey; accountId: number; subject: string };

export async function grantAllowance<Code extends DecisionCode, Outcome>(
  platform: Platform,
  service: ProtectionService,
  request: AllowanceRequest<Code, Outcome>,
): Promise<Outcome | Refusal<Code | BusyCode> | typeof partnerAway> {
  const { db } = platform;
  const { subject } = request;
  const { customerId, serviceId } = request.number;
  const number = { customerId, serviceId };
  const claimed = await inTransaction(db, (tx) => claim(platform, tx, { ...request, number }));
  if ('refused' in claimed) return claimed;
  const { allowanceId: reference, until, isOpen } = claimed;
  const refused = isOpen ? null : await callOrUnavailable(() => service.allow(number, { reference, subject, until }));
  if (refused) {
    await inTransaction(db, (tx) => changeAllowance(tx, number, reference, { lease_until: null }));
    return refused;
  }
  return request.change(async (tx) => {
    await changeAllowance(tx, number, reference, { is_confirmed: true, lease_until: null });
    return ok({ until: until.toISOString() });
  });
}

type Claimed = { allowanceId: string; until: Date; isOpen: boolean };

/** Recorded before the call: if its answer is lost, the service may have opened the site all the same. */
async function claim<Code extends DecisionCode>(
  { clock }: Platform,
  tx: Tx,
  { number, accountId, subject, decide }: AllowanceRequest<Code, unknown>,
): Promise<Claimed | Refusal<Code | BusyCode>> {
  await lockNumber(tx, number);
  const now = clock.now();
  const current = await findAllowance(tx, number, { subject });
  if (current && isLeased(current, now)) return refuseLeased(current);
  // A retry that began before the first attempt was settled: calling again would leave a claim that nobody settles.
  if (current?.is_confirmed && isOfThisRequest(current)) {
    return { allowanceId: current.allowance_id, until: current.until, isOpen: true };
  }
  const until = await decide(tx);
  if (!(until instanceof Date)) return until;
  const allowanceId = randomUUID();
  await saveAllowance(tx, number, {
    subject,
    allowance_id: allowanceId,
    account_id: accountId,
    until,
    is_confirmed: false,
    lease_until: leaseFrom(now),
    lease_key: currentRequestKey(),
  });
  await enqueue(tx, closeAllowanceJob, { ...number, allowanceId }, { runAt: until });
  await recordAudit(tx, {
    customerId: number.customerId,
    accountId,
    action: subject === wholeSchedule ? 'protection.more-time' : 'protection.allow-site',
    subject: number.serviceId,
    // The site is private.
    facts: { change: { until: until.toISOString() } },
    happenedAt: now,
  });
  return { allowanceId, until, isOpen: false };
}
