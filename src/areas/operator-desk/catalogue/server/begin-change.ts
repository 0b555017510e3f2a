// Applies a scheduled catalogue change on its day to the row as it is then.

import { sql } from 'kysely';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import type { Problem } from '#platform/server/import/problem.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import { applyChange, type CatalogueChange } from './apply-change.ts';
import { problemOfDatabase } from './problem-of-database.ts';
import { refusalOfProblem } from './refusal-of-problem.ts';
import { holdItem, lockWaiting, settleChange, type Values } from './store.ts';

export const beginChangeJob = defineJob<{ changeId: number }>('begin-catalogue-change');

export function handleBeginChange(platform: Platform, kinds: readonly ImportedResource[]): JobHandler {
  return handleJob(beginChangeJob, ({ changeId }) => beginChange(platform, kinds, changeId));
}

async function beginChange(
  { db, clock }: Platform,
  kinds: readonly ImportedResource[],
  changeId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const change = await lockWaiting(tx, changeId);
    const kind = kinds.find(({ name }) => name === change?.kind);
    if (!change || !kind) return;
    const now = clock.now();
    await holdItem(tx, kind, change.item);
    const { item, name: by } = change;
    const problem = await applyOrUndo(tx, { kind, item, changes: change.changes as Values, by, now });
    if (!problem) return settleChange(tx, changeId, { applied_at: now });
    // A valid change may be invalid on its day: the editor sees why.
    await settleChange(tx, changeId, { problem: JSON.stringify(refusalOfProblem(problem)) });
    await recordDeskAction(tx, {
      by,
      action: 'catalogue.change-failed',
      subject: [kind.name, ...item].join(' '),
      facts: { problem: { field: problem.field, message: problem.message } },
      happenedAt: now,
    });
  });
}

/** A savepoint undoes what the database refuses, and the transaction continues. */
async function applyOrUndo(tx: Tx, change: CatalogueChange): Promise<Problem | null> {
  await sql`savepoint change`.execute(tx);
  try {
    return await applyChange(tx, change);
  } catch (error) {
    const problem = problemOfDatabase(error, change.kind);
    if (!problem) throw error;
    await sql`rollback to savepoint change`.execute(tx);
    return problem;
  }
}
