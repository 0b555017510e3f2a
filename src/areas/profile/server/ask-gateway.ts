// Asks the gateway, server to server, about a visit that nobody has answered for: claim, ask, settle. No transaction is
// open while it is asked.

import { defaultLanguage, isLanguage } from '#platform/languages.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { claimAsking, findVisit, lockVisit, settleVisit, type VisitId } from './card-store.ts';
import { GatewayUnavailable, type PaymentGateway } from './payment-gateway/payment-gateway.ts';
import { settle } from './settle-visit.ts';

export const askGatewayJob = defineJob<VisitId>('ask-payment-gateway');

/** So long the page takes a form; after it the gateway knows. */
export const askAfterSeconds = 15 * 60;
/** So long the gateway remembers; after it the visit came to nothing. */
const abandonAfterSeconds = 24 * 60 * 60;
const pauseSeconds = 2;

export function handleAskGateway(platform: Platform, gateway: PaymentGateway | null): JobHandler {
  return handleJob(askGatewayJob, async (id) => {
    if (gateway) await ask(platform, gateway, id);
    await askAgainOrAbandon(platform, id);
  });
}

/** Says nothing when the gateway is away: the visit stays open and is asked about again. */
export async function ask(platform: Platform, gateway: PaymentGateway, id: VisitId): Promise<void> {
  const { db, clock, log } = platform;
  if (!(await claimAsking(db, id, clock.now(), pauseSeconds))) return;
  const visit = await findVisit(db, id);
  if (!visit) return;
  const language = isLanguage(visit.language) ? visit.language : defaultLanguage;
  const key = { order: visit.order_number, nonce: visit.nonce, amountCents: visit.amount_cents, language };
  try {
    const outcome = await gateway.ask(key);
    await inTransaction(db, (tx) => settle(tx, id, outcome, clock.now()));
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, 'the payment gateway does not answer');
  }
}

async function askAgainOrAbandon({ db, clock }: Platform, id: VisitId): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const visit = await lockVisit(tx, id);
    if (visit?.state !== 'open') return;
    const isOver = now.getTime() - visit.created_at.getTime() >= abandonAfterSeconds * 1000;
    if (isOver) await settleVisit(tx, id, { state: 'abandoned', now });
    else await enqueue(tx, askGatewayJob, id, { runAt: new Date(now.getTime() + askAfterSeconds * 1000) });
  });
}
