// Brings changes to a router in the order they were asked for, and remembers how each ended.

import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { withoutPasswords } from './change-router.ts';
import { applyRouterChangesJob } from './jobs.ts';
import { isWaiting } from './router-now.ts';
import { findHome, findRequests, setFinished, setQueued, takeTurn, type OfHome, type RequestRow } from './store.ts';

export function handleRouterChanges(platform: Platform): JobHandler {
  return handleJob(applyRouterChangesJob, async (home) => {
    const found = await findHome(platform.db, home);
    const router = found?.router;
    if (!router) return;
    await inTransaction(platform.db, async (tx) => {
      await takeTurn(tx, router.serial_number);
      let next: RequestRow | undefined;
      do next = await oldestWaiting(tx, home);
      while (next && (await bring(platform, tx, home, router.serial_number, next)));
    });
  });
}

async function oldestWaiting(tx: Tx, home: OfHome): Promise<RequestRow | undefined> {
  return (await findRequests(tx, home)).find(isWaiting);
}

/** False when the router has to be waited for; what comes after waits with it. */
async function bring(
  { routers, clock }: Platform,
  tx: Tx,
  home: OfHome,
  serialNumber: string,
  { request_id, change, tasks }: RequestRow,
): Promise<boolean> {
  const outcome = await routers.apply({ serialNumber, change, tasks });
  if (outcome.state === 'queued') {
    await setQueued(tx, request_id, outcome.tasks);
    await enqueue(tx, applyRouterChangesJob, home, { runAt: outcome.askAgainAt });
    return false;
  }
  const ended = { state: outcome.state, change: withoutPasswords(change), finishedAt: clock.now() };
  await setFinished(tx, request_id, ended);
  return true;
}
