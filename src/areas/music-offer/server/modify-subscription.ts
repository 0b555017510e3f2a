// Starting and stopping the music subscription of a proved number.

import { addDays, sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { findProof, type NumberProof } from '#platform/server/number-proof/store.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import type { Platform } from '#platform/server/platform.ts';
import { freePeriodEnd, lastDayIfStopped, musicSource, reminderDays } from '../rules.ts';
import { startedText, stoppedText } from './messages.ts';
import { trialReminderJob } from './remind-of-trial-end.ts';
import { findOffer, findSubscription, startSubscription, stopSubscription } from './store.ts';
import { clearTrialAttention } from './trial-attention.ts';

const morning = 10 * 3600 * 1000;

export async function activateMusic(platform: Platform, tx: Tx, uniqueId: string, language: Language) {
  const now = platform.clock.now();
  const today = sofiaDay(now);
  const number = await findProof(tx, { uniqueId, source: musicSource }, now);
  if (!number) return refuse('EC_Verification_Failed');
  if (await isPartnerDown(tx, musicSource)) return refuse('EC_Partner_Unavailable');
  const offer = await findOffer(tx);
  if (!offer) return refuse('EC_Not_Found');
  const freeUntil = freePeriodEnd(number.subscriberType ?? '', today);
  if (!(await startSubscription(tx, number, today, freeUntil))) return refuse('EC_Already_Active');
  const subscription = await findSubscription(tx, number);
  const until = subscription?.free_until ?? freeUntil;
  const reminderDay = addDays(until, -reminderDays);
  if (reminderDay > today) {
    const runAt = new Date(startOfSofiaDay(reminderDay).getTime() + morning);
    await enqueue(tx, trialReminderJob, { customerId: number.customerId, serviceId: number.serviceId }, { runAt });
  }
  await leaveWord(platform, tx, number, 'music.activate', { freeUntil: until });
  await tell(tx, number, startedText(language, until < today ? null : until, offer.price_cents), now);
  return done;
}

export async function deactivateMusic(platform: Platform, tx: Tx, uniqueId: string, language: Language) {
  const now = platform.clock.now();
  const number = await findProof(tx, { uniqueId, source: musicSource }, now);
  if (!number) return refuse('EC_Verification_Failed');
  if (await isPartnerDown(tx, musicSource)) return refuse('EC_Partner_Unavailable');
  const subscription = await findSubscription(tx, number, 'lock');
  if (subscription?.status !== 'Active') return refuse('EC_Already_Inactive');
  const lastDay = lastDayIfStopped(subscription.free_until, subscription.subscribed_on, sofiaDay(now));
  await stopSubscription(tx, number, lastDay);
  await clearTrialAttention(tx, number);
  await leaveWord(platform, tx, number, 'music.deactivate', { lastDay });
  await tell(tx, number, stoppedText(language, lastDay), now);
  return done;
}

async function leaveWord(platform: Platform, tx: Tx, number: NumberProof, action: string, facts: object) {
  await recordAudit(tx, {
    customerId: number.customerId,
    accountId: null,
    action,
    subject: number.serviceId,
    facts: { ...facts },
    happenedAt: platform.clock.now(),
  });
}

async function tell(tx: Tx, { serviceId }: NumberProof, body: string, createdAt: Date): Promise<void> {
  await enqueueMessage(tx, { channel: 'sms', recipient: serviceId, body, createdAt });
}
