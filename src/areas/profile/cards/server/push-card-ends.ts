// Each morning: a push message about every saved card that begins to end soon, once per card.

import { addDays, sofiaDay } from '#platform/clock.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import { kindOfAttention } from '#platform/notifications.ts';
import { enqueuePush } from '#platform/server/outbox/enqueue-push.ts';
import type { Platform } from '#platform/server/platform.ts';
import { expiresSoonDays } from '../../rules.ts';
import { claimEndingCards } from './store.ts';

const pushCardEndsJob = defineJob<object>('push-card-ends');

export const dailyCardEnds: RecurringJob = { job: pushCardEndsJob, cron: '23 9 * * *' };

const batchSize = 500;

export function handlePushCardEnds({ db, clock }: Platform): JobHandler {
  return handleJob(pushCardEndsJob, async () => {
    const now = clock.now();
    const today = sofiaDay(now);
    const ending = { from: today, to: addDays(today, expiresSoonDays), limit: batchSize, now };
    let claimed: number;
    do {
      claimed = await inTransaction(db, async (tx) => {
        const cards = await claimEndingCards(tx, ending);
        for (const { account_id: accountId } of cards) {
          await enqueuePush(tx, { to: { accountId }, kind: kindOfAttention['card-ends'], createdAt: now });
        }
        return cards.length;
      });
    } while (claimed === batchSize);
  });
}
