// Deletes signed documents with their evidence when the retention after the end of their contract is over. The audit log
// keeps that they were signed and deleted.

import { sofiaDay } from '#platform/clock.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { deleteDocument, findDocumentsEndedBefore, markEndedContracts } from './document-retention-store.ts';

const mostAtOnce = 500;

const deletionJob = defineJob<Record<string, never>>('delete-old-documents', { expireInSeconds: 3600 });
export const nightlyDeletion: RecurringJob = { job: deletionJob, cron: '20 3 * * *' };

export function handleDeletion(platform: Platform): JobHandler {
  return handleJob(deletionJob, () => deleteOldDocuments(platform));
}

export async function deleteOldDocuments({ db, clock, configuration }: Platform): Promise<void> {
  const now = clock.now();
  await markEndedContracts(db, sofiaDay(now));
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - configuration.evidenceYears);
  for (;;) {
    const old = await findDocumentsEndedBefore(db, sofiaDay(before), mostAtOnce);
    for (const key of old) {
      await inTransaction(db, async (tx) => {
        if (!(await deleteDocument(tx, key))) return;
        const { customerId, documentId: subject } = key;
        await recordAudit(tx, {
          customerId,
          accountId: null,
          action: 'document.delete',
          subject,
          facts: {},
          happenedAt: now,
        });
      });
    }
    if (old.length < mostAtOnce) return;
  }
}
