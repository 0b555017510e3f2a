// Asks the gateway, server to server, about a visit without an answer: claim, ask, settle. No transaction is open
// during the call.

import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { visitLifeSeconds } from '../rules.ts';
import { claimAsking, findStaleVisits, findVisit, lockVisit, settleVisit, type VisitId } from './store.ts';
import { GatewayUnavailable, type PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';
import { settle } from './settle-visit.ts';
import { keyOfVisit } from './visit-key.ts';

export const askGatewayJob = defineJob<VisitId>('ask-payment-gateway');

export const askAfterSeconds = 15 * 60;
/** The gateway keeps a visit this long: without an answer until then, the visit is abandoned. */
const forgottenByGatewaySeconds = 24 * 60 * 60;
/** The gateway is asked about an abandoned visit once more before it deletes it: a late approval is reversed. */
const lastAskSeconds = 23 * 60 * 60;
const pauseSeconds = 2;

export function handleAskGateway(platform: Platform, gateway: PaymentGateway | null): JobHandler {
  return handleJob(askGatewayJob, async (id) => {
    const isAnswered = gateway !== null && (await ask(platform, gateway, id));
    await askAgainOrAbandon(platform, id, isAnswered);
  });
}

const staleVisitsJob = defineJob<object>('ask-about-stale-card-visits');

/** Finds open visits whose own job was lost or gave up. */
export const hourlyStaleVisits: RecurringJob = { job: staleVisitsJob, cron: '37 * * * *' };

export function handleStaleVisits({ db, clock }: Platform): JobHandler {
  return handleJob(staleVisitsJob, async () => {
    const before = new Date(clock.now().getTime() - 2 * visitLifeSeconds * 1000);
    const visits = await findStaleVisits(db, { begun: before, asked: before });
    for (const visit of visits) {
      const id = { accountId: visit.account_id, changeId: visit.change_id };
      await inTransaction(db, (tx) => enqueue(tx, askGatewayJob, id, { runAt: clock.now() }));
    }
  });
}

/** False if the gateway did not answer: the visit stays unchanged and is retried. */
export async function ask(platform: Platform, gateway: PaymentGateway, id: VisitId): Promise<boolean> {
  const { db, clock, log } = platform;
  if (!(await claimAsking(db, id, clock.now(), pauseSeconds))) return false;
  const visit = await findVisit(db, id);
  if (!visit) return false;
  try {
    const outcome = await gateway.ask(keyOfVisit(visit));
    await inTransaction(db, (tx) => settle(tx, id, outcome, clock.now()));
    return true;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, 'the payment gateway does not answer');
    return false;
  }
}

/** A visit is abandoned only after the gateway answered, or after the gateway has deleted it. */
async function askAgainOrAbandon({ db, clock }: Platform, id: VisitId, isAnswered: boolean): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const visit = await lockVisit(tx, id);
    if (visit?.state !== 'open') return;
    const after = (seconds: number) => new Date(visit.created_at.getTime() + seconds * 1000);
    const isOver = now >= after(isAnswered ? visitLifeSeconds : forgottenByGatewaySeconds);
    if (isOver) await settleVisit(tx, id, { state: 'abandoned', now });
    const runAt = isOver ? after(lastAskSeconds) : new Date(now.getTime() + askAfterSeconds * 1000);
    if (!isOver || runAt > now) await enqueue(tx, askGatewayJob, id, { runAt });
  });
}
