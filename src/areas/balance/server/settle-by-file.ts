// Settles a top-up by an imported result, for operators without a balance source.

import { inTransaction } from '#platform/server/database/database.ts';
import { handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isUuid } from '#platform/uuid.ts';
import { settleTopUpJob } from './jobs.ts';
import { settleTopUp } from './settle-top-up.ts';
import { findResult, lockTopUp } from './top-up-store.ts';

export function handleSettleTopUp({ db, clock }: Platform): JobHandler {
  return handleJob(settleTopUpJob, async (key) => {
    const result = await findResult(db, key);
    if (!result || !isUuid(key.topUpId)) return;
    await inTransaction(db, async (tx) => {
      const cents = (await lockTopUp(tx, key))?.amount_cents ?? 0;
      const outcome = result === 'credited' ? { outcome: result, cents } : { outcome: result, reason: null };
      await settleTopUp(tx, key, outcome, clock.now());
    });
  });
}
