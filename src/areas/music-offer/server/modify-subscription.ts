// Starts and stops the music subscription of a proved number.

import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import { addDays, shownDay, sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { refuse, type ErrorCode, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { findProof, type NumberProof } from '#platform/server/number-proof/store.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import { freePeriodEnd, lastDayIfStopped, musicSource, reminderDays } from '../rules.ts';
import { musicMessages } from '../messages.ts';
import { monthlyPrice } from './monthly-price.ts';
import type { MusicOrder, MusicPlatform } from './music-platform/music-platform.ts';
import { claimOrder, removeOrder } from './orders.ts';
import { trialReminderJob } from './remind-of-trial-end.ts';
import { findOffer, findSubscription, startSubscription, stopSubscription } from './store.ts';
import { clearTrialAttention } from './trial-attention.ts';
import { recordMusicPurchase } from './withdraw-music.ts';

const morning = 10 * 3600 * 1000;

export type MusicRequest = { uniqueId: string; language: Language };

/** A decided change; nothing is written before `write` is called. */
type MusicDecision<Code extends ErrorCode> = {
  number: NumberProof;
  lastDay: string | null;
  write(): Promise<typeof done | Refusal<Code>>;
};

type Steps<Code extends ErrorCode, Outcome> = {
  isActive: boolean;
  /** Decides on the data of the transaction: before the platform is called, and again afterwards. */
  decide(tx: Tx): Promise<MusicDecision<Code> | Refusal<Code>>;
  /** Runs a change once; see Call.change. */
  change(work: (tx: Tx) => Promise<typeof done | Refusal<Code>>): Promise<Outcome>;
};

/** The order is saved, the platform is called without locks, and only then the change is made. */
async function tellAndChange<Code extends ErrorCode, Outcome>(
  { db, clock }: Platform,
  music: MusicPlatform,
  { isActive, decide, change }: Steps<Code, Outcome>,
): Promise<Outcome | Refusal<'EC_Partner_Unavailable'>> {
  const claimed = await inTransaction(db, async (tx) => {
    const decided = await decide(tx);
    if ('refused' in decided) return decided;
    const reference = await claimOrder(tx, decided.number, isActive, clock.now());
    // Another request may have finished while this one waited for its order.
    const still = await decide(tx);
    if (!('refused' in still)) return { ...still, reference };
    await removeOrder(tx, decided.number, reference);
    return still;
  });
  // A request that was answered meanwhile gets its first answer, not the refusal of a second one.
  if ('refused' in claimed) return change(() => Promise.resolve(claimed));
  const { reference, number, lastDay } = claimed;
  const order = { reference, serviceId: number.serviceId, isActive, lastDay };
  if (!(await isTold(music, order))) return refuse('EC_Partner_Unavailable');
  return change(async (tx) => {
    const decided = await decide(tx);
    if ('refused' in decided) return decided;
    const outcome = await decided.write();
    await removeOrder(tx, number, reference);
    return outcome;
  });
}

async function isTold(music: MusicPlatform, order: MusicOrder): Promise<boolean> {
  try {
    await music.setSubscription(order);
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}

type ActivationRefusal = 'EC_Verification_Failed' | 'EC_Not_Found' | 'EC_Already_Active';

export async function activateMusic<Outcome>(
  platform: Platform,
  music: MusicPlatform,
  { uniqueId, language }: MusicRequest,
  change: Steps<ActivationRefusal, Outcome>['change'],
) {
  const now = platform.clock.now();
  const today = sofiaDay(now);
  const decide = async (tx: Tx): Promise<MusicDecision<ActivationRefusal> | Refusal<ActivationRefusal>> => {
    const number = await findProof(tx, { uniqueId, source: musicSource }, now);
    if (!number) return refuse('EC_Verification_Failed');
    const offer = await findOffer(tx);
    if (!offer) return refuse('EC_Not_Found');
    const known = await findSubscription(tx, number, 'lock');
    if (known?.status === 'Active') return refuse('EC_Already_Active');
    const write = async () => {
      const freeUntil = known?.free_until ?? freePeriodEnd(number.subscriberType ?? '', today);
      if (!(await startSubscription(tx, number, today, freeUntil))) return refuse('EC_Already_Active');
      await recordMusicPurchase(tx, number, offer, freeUntil, now);
      await remindBefore(tx, number, freeUntil, today);
      await leaveWord(platform, tx, number, 'music.activate', { freeUntil });
      const price = monthlyPrice(offer.price_cents, language);
      const values = { isFree: freeUntil >= today, freeUntil: shownDay(freeUntil), price };
      await tell(tx, number, await renderSms(tx, musicMessages, { name: 'sms.started', language, values }), now);
      return done;
    };
    return { number, lastDay: null, write };
  };
  return tellAndChange(platform, music, { isActive: true, decide, change });
}

async function remindBefore(tx: Tx, number: NumberProof, freeUntil: string, today: string): Promise<void> {
  const reminderDay = addDays(freeUntil, -reminderDays);
  if (reminderDay <= today) return;
  const runAt = new Date(startOfSofiaDay(reminderDay).getTime() + morning);
  await enqueue(tx, trialReminderJob, { customerId: number.customerId, serviceId: number.serviceId }, { runAt });
}

type DeactivationRefusal = 'EC_Verification_Failed' | 'EC_Already_Inactive';

export async function deactivateMusic<Outcome>(
  platform: Platform,
  music: MusicPlatform,
  { uniqueId, language }: MusicRequest,
  change: Steps<DeactivationRefusal, Outcome>['change'],
) {
  const now = platform.clock.now();
  const decide = async (tx: Tx): Promise<MusicDecision<DeactivationRefusal> | Refusal<DeactivationRefusal>> => {
    const number = await findProof(tx, { uniqueId, source: musicSource }, now);
    if (!number) return refuse('EC_Verification_Failed');
    const subscription = await findSubscription(tx, number, 'lock');
    if (subscription?.status !== 'Active') return refuse('EC_Already_Inactive');
    const lastDay = lastDayIfStopped(subscription.free_until, subscription.subscribed_on, sofiaDay(now));
    const write = async () => {
      await stopSubscription(tx, number, lastDay);
      await clearTrialAttention(tx, number);
      await leaveWord(platform, tx, number, 'music.deactivate', { lastDay });
      const values = { lastDay: shownDay(lastDay) };
      await tell(tx, number, await renderSms(tx, musicMessages, { name: 'sms.stopped', language, values }), now);
      return done;
    };
    return { number, lastDay, write };
  };
  return tellAndChange(platform, music, { isActive: false, decide, change });
}

async function leaveWord(platform: Platform, tx: Tx, number: NumberProof, action: AuditAction, facts: AuditFacts) {
  await recordAudit(tx, {
    customerId: number.customerId,
    accountId: null,
    action,
    subject: number.serviceId,
    facts,
    happenedAt: platform.clock.now(),
  });
}

async function tell(tx: Tx, { serviceId }: NumberProof, body: string, createdAt: Date): Promise<void> {
  await enqueueMessage(tx, { channel: 'sms', kind: 'services', recipient: serviceId, body, createdAt });
}
