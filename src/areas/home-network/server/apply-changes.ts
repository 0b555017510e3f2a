// Applies changes to a router in the order of their requests, and saves each result. The next change is claimed in one
// transaction, applied outside, and settled in another, because management can be slow.

import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { applyRouterChangesJob } from './jobs.ts';
import type { RouterManagement, RouterOutcome } from './router-management/router-management.ts';
import { isWaiting } from './router-now.ts';
import { withoutPasswords } from './sealed-change.ts';
import { findRequests, releaseLease, setFinished, setQueued, claimLease, type RequestRow } from './store.ts';

export function handleRouterChanges(platform: Platform, routers: RouterManagement): JobHandler {
  return handleJob(applyRouterChangesJob, async (home, jobId) => {
    let goesOn: boolean;
    do {
      const claimed = await inTransaction(platform.db, (tx) => claimNext(platform, tx, home, jobId));
      if (!claimed) return;
      const outcome = await bring(routers, claimed);
      goesOn = await inTransaction(platform.db, (tx) => settle(platform, tx, home, jobId, claimed, outcome));
    } while (goesOn);
  });
}

type ClaimedRequest = RequestRow & { serialNumber: string };

/**
 * Null while another job holds the lease: before it releases the lease it looks for more, with the router locked, so it
 * finds everything requested before this job began.
 */
async function claimNext(platform: Platform, tx: Tx, home: ServiceKey, jobId: string): Promise<ClaimedRequest | null> {
  const serialNumber = await claimLease(tx, home, jobId);
  if (serialNumber === null) return null;
  const next = (await findRequests(platform, tx, home)).find(isWaiting);
  if (next) {
    // A second restart would cut the home off again: an attempt is recorded before it begins.
    if (next.change.kind === 'restart') await setQueued(tx, home, next.request_id, next.tasks);
    return { ...next, serialNumber };
  }
  await releaseLease(tx, home, jobId);
  return null;
}

async function bring(
  routers: RouterManagement,
  { request_id: requestId, serialNumber, change, tasks, isReadable, state, requested_at }: ClaimedRequest,
): Promise<RouterOutcome> {
  if (!isReadable) return { state: 'failed' };
  const isRetry = state === 'queued';
  return routers.apply({ requestId, serialNumber, change, tasks, requestedAt: requested_at, isRetry });
}

/** False if the router must be waited for; later changes wait too. */
async function settle(
  { clock }: Platform,
  tx: Tx,
  home: ServiceKey,
  jobId: string,
  { request_id, change }: ClaimedRequest,
  outcome: RouterOutcome,
): Promise<boolean> {
  if (outcome.state !== 'queued') {
    const ended = { state: outcome.state, change: withoutPasswords(change), finishedAt: clock.now() };
    await setFinished(tx, home, request_id, ended);
    return true;
  }
  await setQueued(tx, home, request_id, outcome.tasks);
  await enqueue(tx, applyRouterChangesJob, home, { runAt: outcome.askAgainAt });
  await releaseLease(tx, home, jobId);
  return false;
}
