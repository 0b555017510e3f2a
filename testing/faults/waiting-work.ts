// Jobs, messages and changes that are still pending after all faults have ended.

import { setTimeout as delay } from 'node:timers/promises';
import { takenSeconds } from '#platform/server/outbox/deliver.ts';

/** Another process takes over the work of a killed portal after this time. */
const longestStuckMs = (takenSeconds + 20) * 1000;
const waiting = {
  'jobs that are due': 'select count(*) as n from scheduled_job where run_at <= now()',
  'jobs in the queue': `select count(*) as n from pgboss.job where state in ('created', 'retry', 'active')`,
  messages: 'select count(*) as n from outbox where sent_at is null and given_up_at is null',
  'changes under way': 'select count(*) as n from idempotency where status is null',
} as const;

/** The pending work when everything should be done, e.g. "3 messages". */
export async function waitingWork(count: (statement: string) => Promise<number>): Promise<string[]> {
  const deadline = performance.now() + longestStuckMs;
  for (;;) {
    const stuck: string[] = [];
    for (const [kind, statement] of Object.entries(waiting)) {
      const n = await count(statement);
      if (n > 0) stuck.push(`${n} ${kind}`);
    }
    if (stuck.length === 0 || performance.now() > deadline) return stuck;
    await delay(250);
  }
}
