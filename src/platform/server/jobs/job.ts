// Work that is done after a change, soon or at a later moment of the portal's clock: what a job is, and asking for one.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { currentTrace } from '../trace.ts';
import { currentTraceparent } from '../tracing/tracing.ts';

export type JobOptions = {
  /** How often a failed job is tried again; the pause between tries grows. */
  retryLimit?: number;
  /** After so long a job that has not ended is taken for lost and tried again. */
  expireInSeconds?: number;
};

export type Job<Payload extends object> = {
  name: string;
  options: JobOptions;
  /** Never set: it only ties the payload to the job for the compiler. */
  payload?: Payload;
};

/** A job by its name; names are lower case with dashes and never change once jobs wait under them. */
export function defineJob<Payload extends object>(name: string, options: JobOptions = {}): Job<Payload> {
  return { name, options };
}

export type JobHandler = { job: Job<object>; run(payload: object, jobId: string): Promise<void> };

/** What is done for a job. It may be done again after a failure or a crash, so it must be safe to repeat. */
export function handleJob<Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload, jobId: string) => Promise<void>,
): JobHandler {
  return { job, run: (payload, jobId) => run(payload as Payload, jobId) };
}

/** Asks for a job in the transaction of the change that needs it; without a moment it runs as soon as that is committed. */
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
