// Opens something for a time at the protection service. The row and the job that closes it exist before the service is
// called, so that it closes again even if the answer is lost.

import { randomUUID } from 'node:crypto';
import { ok } from '#platform/endpoint.ts';
import type { Refusal } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { confirmAllowance, lockNumber, saveAllowance } from './allowance-store.ts';
import { closeAllowanceJob } from './jobs.ts';
import { callOrUnavailable, type partnerAway } from './orders.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';
import { wholeSchedule } from './protection-service/timed-protection.ts';

/** The refusals of the callers' own decisions. */
type DecisionCode = 'EC_Domain_List_Full' | 'EC_Limit_Exceeded';
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
): Promise<Outcome | Refusal<Code> | typeof partnerAway> {
  const opened = await openAllowance(platform, service, request);
  if ('refused' in opened) return opened;
  return request.change(async (tx) => {
    await recordOpened(platform, tx, request, opened);
    return ok({ until: opened.until.toISOString() });
  });
}

type OpenedAllowance = { allowanceId: string; until: Date };

async function openAllowance<Code extends DecisionCode>(
  { db }: Platform,
  service: ProtectionService,
  { number: { customerId, serviceId }, accountId, subject, decide }: AllowanceRequest<Code, unknown>,
): Promise<OpenedAllowance | Refusal<Code> | typeof partnerAway> {
  const number = { customerId, serviceId };
  const allowanceId = randomUUID();
  const until = await inTransaction(db, async (tx) => {
    await lockNumber(tx, number);
    const decided = await decide(tx);
    if (!(decided instanceof Date)) return decided;
    const row = { subject, allowance_id: allowanceId, account_id: accountId, until: decided, is_confirmed: false };
    await saveAllowance(tx, number, row);
    await enqueue(tx, closeAllowanceJob, { ...number, allowanceId }, { runAt: decided });
    return decided;
  });
  if (!(until instanceof Date)) return until;
  const allowed = await callOrUnavailable(() => service.allow(number, { reference: allowanceId, subject, until }));
  return allowed ?? { allowanceId, until };
}

async function recordOpened(
  { clock }: Platform,
  tx: Tx,
  { number, accountId, subject }: AllowanceOwner,
  { allowanceId, until }: OpenedAllowance,
): Promise<void> {
  await confirmAllowance(tx, number, allowanceId);
  await recordAudit(tx, {
    customerId: number.customerId,
    accountId,
    action: subject === wholeSchedule ? 'protection.more-time' : 'protection.allow-site',
    subject: number.serviceId,
    // The site is private.
    facts: { change: { until: until.toISOString() } },
    happenedAt: clock.now(),
  });
}

export async function recordClosed(
  { clock }: Platform,
  tx: Tx,
  { number, accountId, subject }: AllowanceOwner,
): Promise<void> {
  await recordAudit(tx, {
    customerId: number.customerId,
    accountId,
    action: subject === wholeSchedule ? 'protection.more-time-end' : 'protection.allow-site-end',
    subject: number.serviceId,
    facts: {},
    happenedAt: clock.now(),
  });
}
