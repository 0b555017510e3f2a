// Reminds users of documents before the last day to sign them, once.

import { addDays, sofiaDay, shownDay } from '#platform/clock.ts';
import { inLanguage } from '#platform/languages.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { esigningMessages } from '../messages.ts';
import { claimReminders } from './reminder-store.ts';

const daysBefore = 3;
const mostAtOnce = 500;

const reminderJob = defineJob<Record<string, never>>('remind-of-documents', { expireInSeconds: 600 });
export const dailyReminders: RecurringJob = { job: reminderJob, cron: '10 9 * * *' };

export function handleReminders(platform: Platform): JobHandler {
  return handleJob(reminderJob, () => remindOfDocuments(platform));
}

/** Each batch is claimed and written in one transaction, so that a document is announced once. */
export async function remindOfDocuments({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const today = sofiaDay(now);
  for (;;) {
    const claimed = await inTransaction(db, async (tx) => {
      const reminders = await claimReminders(tx, { from: today, until: addDays(today, daysBefore), now }, mostAtOnce);
      for (const { account_id: accountId, email, language, name_bg, name_en, sign_by } of reminders.recipients) {
        const values = { name: inLanguage({ bg: name_bg, en: name_en }, language), day: shownDay(sign_by) };
        const mail = await renderMail(tx, esigningMessages, { name: 'mail.reminder', language, values });
        await enqueueMessage(tx, {
          ...mail,
          channel: 'email',
          kind: 'documents',
          accountId,
          recipient: email,
          createdAt: now,
        });
      }
      return reminders.documents;
    });
    if (claimed < mostAtOnce) return;
  }
}
