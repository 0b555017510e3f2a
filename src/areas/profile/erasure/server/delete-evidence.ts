// Deletes the evidence of erased customers when its retention ends, with the whole audit log of each.

import { sql } from 'kysely';
import { inTransaction, type Database, type Tx } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { evidenceTables } from './evidence-tables.ts';

const deleteEvidenceJob = defineJob<object>('delete-evidence');

export const dailyEvidenceDeletion: RecurringJob = { job: deleteEvidenceJob, cron: '41 3 * * *' };

export function handleDeleteEvidence({ db, clock }: Platform): JobHandler {
  return handleJob(deleteEvidenceJob, () => deleteExpiredEvidence(db, clock.now()));
}

export async function deleteExpiredEvidence(db: Database, now: Date): Promise<void> {
  const expired = await db
    .selectFrom('customer_erasure')
    .select('customer_id')
    .where('evidence_until', '<=', now)
    .where('evidence_deleted_at', 'is', null)
    .execute();
  for (const { customer_id } of expired) await inTransaction(db, (tx) => deleteEvidence(tx, customer_id, now));
}

async function deleteEvidence(tx: Tx, customerId: number, now: Date): Promise<void> {
  // First: the trigger of the audit log accepts the deletion only with this time.
  await tx
    .updateTable('customer_erasure')
    .set({ evidence_deleted_at: now })
    .where('customer_id', '=', customerId)
    .execute();
  for (const table of evidenceTables) {
    await sql`delete from ${sql.table(table)} where customer_id = ${customerId}`.execute(tx);
  }
}
