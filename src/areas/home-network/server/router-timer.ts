// Starts the timer of a setting in the transaction of its change, or records that the change ends it.

import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { AfterPlacing } from './change-router.ts';
import { endRouterTimerJob } from './jobs.ts';
import type { RouterNow } from './router-now.ts';
import { guestSubject, saveTimer, type TimerRow } from './timer-store.ts';

type NewTimer = Pick<TimerRow, 'subject' | 'choice' | 'ends_at'> & { accountId: number };

/** How long after the order the portal looks whether the router has ended the setting. */
export const confirmMs = 60_000;

export function startTimer(timer: NewTimer): AfterPlacing {
  return async (tx, home, requestId, now) => {
    // What was on before stays on if the router refuses the change, and has to end all the same.
    const startRequestId = isOn(now, timer.subject) ? null : requestId;
    const timerId = await save(tx, home, timer, { start_request_id: startRequestId, end_request_id: null });
    if (timer.ends_at) await enqueue(tx, endRouterTimerJob, { ...home, timerId }, { runAt: timer.ends_at });
  };
}

function isOn({ wanted }: RouterNow, subject: string): boolean {
  if (subject === guestSubject) return wanted.Guest?.IsActive ?? false;
  return wanted.Hosts.some(({ Mac, IsStopped }) => Mac === subject && IsStopped);
}

/** Keeps the timer until the router confirms, so that a refused end is ordered again. */
export function endTimerNow(timer: NewTimer & { ends_at: Date }): AfterPlacing {
  return async (tx, home, requestId) => {
    const timerId = await save(tx, home, timer, { start_request_id: null, end_request_id: requestId });
    const runAt = new Date(timer.ends_at.getTime() + confirmMs);
    await enqueue(tx, endRouterTimerJob, { ...home, timerId }, { runAt });
  };
}

type Requests = Pick<TimerRow, 'start_request_id' | 'end_request_id'>;

async function save(tx: Tx, home: ServiceKey, { accountId, ...timer }: NewTimer, requests: Requests): Promise<string> {
  const timerId = randomUUID();
  await saveTimer(tx, home, { ...timer, ...requests, timer_id: timerId, account_id: accountId });
  return timerId;
}
