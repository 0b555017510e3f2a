// Reminds the user a week before the last free day, by SMS and on the home screen.

import { endOfDay } from '#platform/billing-days.ts';
import { shownDay, sofiaDay } from '#platform/clock.ts';
import { defaultLanguage } from '#platform/languages.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { musicMessages } from '../messages.ts';
import { endTrialJob } from './end-trial.ts';
import { monthlyPrice } from './monthly-price.ts';
import { findOffer, findSubscription } from './store.ts';
import { hasTrialAttention, saveTrialAttention } from './trial-attention.ts';

export const trialReminderJob = defineJob<ServiceKey>('music-trial-reminder');

/**
 * The subscription may have been stopped since the job was created, or the job may be late. A subscription that was
 * stopped and started again has a job of each start.
 */
export function handleTrialReminder(platform: Platform): JobHandler {
  return handleJob(trialReminderJob, (service) =>
    inTransaction(platform.db, async (tx) => {
      const now = platform.clock.now();
      const subscription = await findSubscription(tx, service, 'lock');
      const offer = await findOffer(tx);
      if (!offer || subscription?.status !== 'Active' || subscription.free_until < sofiaDay(now)) return;
      const freeUntil = subscription.free_until;
      if (await hasTrialAttention(tx, service, freeUntil)) return;
      const cents = offer.price_cents;
      await saveTrialAttention(tx, service, { dueOn: freeUntil, cents, now });
      const { customerId, serviceId } = service;
      await enqueue(tx, endTrialJob, { customerId, serviceId, freeUntil }, { runAt: endOfDay(freeUntil) });
      // The number may belong to no account, so its language is unknown.
      const language = defaultLanguage;
      const values = { freeUntil: shownDay(freeUntil), price: monthlyPrice(cents, language) };
      const body = await renderSms(tx, musicMessages, { name: 'sms.reminder', language, values });
      await enqueueMessage(tx, {
        channel: 'sms',
        kind: 'services',
        recipient: serviceId,
        body,
        createdAt: now,
      });
    }),
  );
}
