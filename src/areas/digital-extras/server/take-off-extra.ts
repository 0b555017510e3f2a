// Removes an ended extra from the network: the end orders it, and a job checks until it is done. An extra that is
// activated again meanwhile stays.

import { randomUUID } from 'node:crypto';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { extraOf } from './change.ts';
import type { ExtraKey } from './extra-key.ts';
import { findNumber, withUnoffered } from './extras-store.ts';
import { takeOffExtraJob } from './jobs.ts';

/** The extra that it replaced in the network is set up again in its place. */
export async function orderTakingOff(
  { provisioning }: Platform,
  tx: Tx,
  key: ExtraKey,
  replaced: string | null = null,
): Promise<void> {
  const requestId = randomUUID();
  const items =
    replaced === null
      ? { codes: [], removes: [key.code] }
      : { codes: [replaced], modifies: [{ code: replaced, replaces: key.code }] };
  const runAt = await provisioning.order(tx, { requestId, serviceId: key.serviceId, ...items });
  await enqueue(tx, takeOffExtraJob, { ...key, requestId }, { runAt });
}

export function handleTakeOffExtra(platform: Platform): JobHandler {
  const { db, provisioning } = platform;
  return handleJob(takeOffExtraJob, async (ended) => {
    const number = withUnoffered(await findNumber(platform, ended));
    const extra = extraOf({ number }, ended.code);
    if (extra && extra.status !== 'Inactive') return;
    const outcome = await provisioning.outcome(db, ended.requestId);
    if (outcome.state === 'waiting') {
      const { askAgainAt: runAt } = outcome;
      return inTransaction(db, (tx) => enqueue(tx, takeOffExtraJob, ended, { runAt }));
    }
    // The failed job is visible to the operator.
    if (outcome.failed.length > 0) throw new Error('the network did not remove an ended extra');
  });
}
