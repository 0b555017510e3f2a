// Ends a setting of a router at its time: switches the guest network off with a new password, or gives a device its
// internet back. The end is an ordinary change of the router. The job repeats until the router has confirmed it.

import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { placeChange } from './change-router.ts';
import { newGuestPassword } from './guest-password.ts';
import { endRouterTimerJob } from './jobs.ts';
import type { RouterChange } from './router-management/router-management.ts';
import { confirmMs } from './router-timer.ts';
import { findRequestState, lockRouter } from './store.ts';
import { deleteTimer, findTimer, guestSubject, setTimerEnding, type TimerRow } from './timer-store.ts';

/** A router that refused the end gets the order again after this time. */
const retryMs = 3_600_000;

export function handleEndOfTimers(platform: Platform): JobHandler {
  return handleJob(endRouterTimerJob, ({ timerId, ...home }) =>
    inTransaction(platform.db, (tx) => endTimer(platform, tx, home, timerId)),
  );
}

async function endTimer(platform: Platform, tx: Tx, home: ServiceKey, timerId: string): Promise<void> {
  const { serial_number: serialNumber } = await lockRouter(tx, home);
  const timer = await findTimer(tx, home, timerId);
  // A newer choice of the user has replaced it, with a job of its own.
  if (!timer?.ends_at) return;
  const again = (runAt: Date) => enqueue(tx, endRouterTimerJob, { ...home, timerId }, { runAt });
  const now = platform.clock.now();
  if (timer.ends_at > now) return again(timer.ends_at);
  const started = timer.start_request_id && (await findRequestState(tx, home, timer.start_request_id));
  // The router refused to begin, so there is nothing to end.
  if (started === 'failed') return deleteTimer(tx, home, timerId);
  const ending = timer.end_request_id && (await findRequestState(tx, home, timer.end_request_id));
  if (ending === 'accepted' || ending === 'queued') return again(new Date(now.getTime() + confirmMs));
  if (timer.end_request_id && ending !== 'failed') return deleteTimer(tx, home, timerId);
  const change = endOf(timer);
  const requestId = await placeChange(platform, tx, home, { accountId: timer.account_id, serialNumber, change });
  await setTimerEnding(tx, home, timerId, requestId);
  return again(new Date(now.getTime() + (ending === 'failed' ? retryMs : confirmMs)));
}

function endOf({ subject }: TimerRow): RouterChange {
  return subject === guestSubject
    ? { kind: 'guest', guest: { IsActive: false, WifiPassword: newGuestPassword() } }
    : { kind: 'device', Mac: subject, IsStopped: false };
}
