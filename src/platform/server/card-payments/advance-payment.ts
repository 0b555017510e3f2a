// Brings a payment forward: charges the saved card, or asks the bank about the outcome. Claim, call, settle; no
// transaction is open during the call.

import { inTransaction } from '../database/database.ts';
import { enqueue, handleJob, type JobHandler } from '../jobs/job.ts';
import type { RecurringJob } from '../jobs/jobs.ts';
import {
  GatewayUnavailable,
  isDecided,
  type PaymentGateway,
  type VisitOutcome,
} from '../payment-gateway/payment-gateway.ts';
import type { Platform } from '../platform.ts';
import { keyOfPayment, type PaymentId, type PaymentKind, type PaymentRow } from './card-payment.ts';
import { askPauseSeconds, chargeLifeSeconds, isOver, pauseSeconds } from './payment-timing.ts';
import { endPayment, isOpen, settle } from './settle-payment.ts';
import { claimAsking, findCardReference, findPayment, findStalePayments, lockPayment, settlePayment } from './store.ts';

/** Null if the bank did not answer, or another request is asking: nothing is known. */
export async function advance(
  platform: Platform,
  gateway: PaymentGateway,
  kind: PaymentKind,
  id: PaymentId,
): Promise<VisitOutcome | null> {
  const { db, clock, log } = platform;
  const before = await findPayment(db, id);
  if (!before || !(await claimAsking(db, id, clock.now(), askPauseSeconds))) return null;
  try {
    const outcome = await call(platform, gateway, id, before);
    await inTransaction(db, (tx) => settle(tx, kind, id, outcome, clock.now()));
    return outcome;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, 'the payment gateway does not answer');
    return null;
  }
}

/** A charge that the bank never received is sent again under the same order, which the bank charges once. */
async function call(
  { db, clock }: Platform,
  gateway: PaymentGateway,
  { accountId }: PaymentId,
  payment: PaymentRow,
): Promise<VisitOutcome> {
  const key = keyOfPayment(payment);
  const wasSent = payment.state !== 'charging' || payment.asked_at !== null;
  const known = wasSent ? await gateway.ask(key) : ({ outcome: 'open' } as const);
  const age = ageSeconds(payment, clock.now());
  if (known.outcome !== 'open' || payment.state !== 'charging' || isOver('charging', age)) return known;
  const reference = payment.card_id && (await findCardReference(db, accountId, payment.card_id));
  // The bank may still decide about a charge that was sent before the card was removed.
  if (!reference) return wasSent ? known : { outcome: 'refused', reason: 'card-removed', message: null };
  return gateway.charge(key, reference);
}

export function handlePayments(platform: Platform, gateway: PaymentGateway | null, kind: PaymentKind): JobHandler[] {
  const { db, clock } = platform;
  return [
    handleJob(kind.advanceJob, async (id) => {
      const outcome = gateway && (await advance(platform, gateway, kind, id));
      if (!outcome || !isDecided(outcome)) await continueLater(platform, kind, id, outcome);
    }),
    handleJob(kind.refundJob, (id) => refund(platform, gateway, kind, id)),
    handleJob(kind.staleJob, async () => {
      const stale = await findStalePayments(db, kind.purpose, new Date(clock.now().getTime() - 2 * 3600 * 1000));
      for (const { account_id: accountId, payment_id: paymentId, state } of stale) {
        const job = state === 'refunding' ? kind.refundJob : kind.advanceJob;
        await inTransaction(db, (tx) => enqueue(tx, job, { accountId, paymentId }));
      }
    }),
  ];
}

export const hourlyStalePayments = (kind: PaymentKind): RecurringJob => ({ job: kind.staleJob, cron: '17 * * * *' });

/** A payment expires only after the bank said that it does not have it; a late approval is waited for. */
async function continueLater(
  { db, clock }: Platform,
  kind: PaymentKind,
  id: PaymentId,
  outcome: VisitOutcome | null,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment) return;
    const isUnknown = outcome === null || outcome.outcome === 'undecided';
    if (!isOpen(payment) && !(payment.state === 'expired' && isUnknown)) return;
    const age = ageSeconds(payment, now);
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    if (outcome?.outcome !== 'open' || !isOver(payment.state, age)) {
      await enqueue(tx, kind.advanceJob, id, { runAt: after(pauseSeconds(age)) });
      return;
    }
    await endPayment(tx, kind, payment, { state: 'expired', now });
    // Once more before the bank forgets it: a late approval is booked or refunded.
    if (age < chargeLifeSeconds) await enqueue(tx, kind.advanceJob, id, { runAt: after(chargeLifeSeconds - age) });
  });
}

async function refund(
  { db, clock }: Platform,
  gateway: PaymentGateway | null,
  kind: PaymentKind,
  id: PaymentId,
): Promise<void> {
  const payment = await findPayment(db, id);
  if (payment?.state !== 'refunding' || !gateway) return;
  const amountCents = payment.refund_cents ?? payment.amount_cents;
  await gateway.reverse({ ...keyOfPayment(payment), amountCents }, payment.gateway_reference ?? '');
  await inTransaction(db, async (tx) => {
    const locked = await lockPayment(tx, id);
    if (locked?.state !== 'refunding') return;
    await settlePayment(tx, id, { state: 'refunded', now: clock.now() });
    await kind.end(tx, locked, 'refunded', clock.now());
  });
}

const ageSeconds = ({ created_at }: PaymentRow, now: Date) => (now.getTime() - created_at.getTime()) / 1000;
