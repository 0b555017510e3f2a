// Jobs run after a change, at once or at a later time of the portal's clock. This file defines and enqueues them.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { currentTrace } from '../trace.ts';
import { currentTraceparent } from '../tracing/tracing.ts';

export type JobOptions = {
  /** Number of retries; the pause between them grows. */
  retryLimit?: number;
  /** A job that runs longer counts as lost and is retried. */
  expireInSeconds?: number;
};

export type Job<Payload extends object> = {
  name: string;
  options: JobOptions;
  /** Never set; it only binds the payload type to the job. */
  payload?: Payload;
};

/** Names are lower case with dashes and must not change while jobs are queued under them. */
export function defineJob<Payload extends object>(name: string, options: JobOptions = {}): Job<Payload> {
  return { name, options };
}

export type JobHandler = { job: Job<object>; run(payload: object, jobId: string): Promise<void> };

/** A handler may run again after a failure or a crash, so it must be idempotent. */
export function handleJob<Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload, jobId: string) => Promise<void>,
): JobHandler {
  return { job, run: (payload, jobId) => run(payload as Payload, jobId) };
}

/** Enqueues a job in the transaction of the change; without a time it runs right after the commit. */
export async function enqueue<Payload extends object>(
  tx: Tx,
  job: Job<Payload>,
  payload: Payload,
  { runAt }: { runAt?: Date } = {},
): Promise<void> {
  await tx
    .insertInto('scheduled_job')
    .values({
      job_id: randomUUID(),
      name: job.name,
      payload: JSON.stringify(payload),
      run_at: runAt ?? sql<Date>`'-infinity'`,
      trace_id: currentTrace(),
      traceparent: currentTraceparent(),
    })
    .execute();
}
