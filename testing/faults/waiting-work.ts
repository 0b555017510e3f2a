// Jobs, messages and changes that wait although nothing is wrong any more.

import { setTimeout as delay } from 'node:timers/promises';

const longestStuckMs = 20_000;
const waiting = `select (select count(*) from scheduled_job where run_at <= now())
  + (select count(*) from pgboss.job where state in ('created', 'retry', 'active'))
  + (select count(*) from outbox where sent_at is null and given_up_at is null)
  + (select count(*) from idempotency where status is null) as n`;

/** How many are still there after 20 seconds. */
export async function waitingWork(count: (statement: string) => Promise<number>): Promise<number> {
  const deadline = performance.now() + longestStuckMs;
  for (;;) {
    const stuck = await count(waiting);
    if (stuck === 0 || performance.now() > deadline) return stuck;
    await delay(250);
  }
}
