// Moves due jobs from our table to the queue in one transaction, so none is lost or duplicated.

import { sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import { inTransaction, type Database } from '../database/database.ts';
import { runTraced } from '../trace.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { JobHandler } from './job.ts';

type DueJob = { job_id: string; name: string; payload: object; trace_id: string | null; traceparent: string | null };

/** The queued data of a job: the payload plus the request and span that created it. */
export type QueuedData = { trace_id?: string | null; traceparent?: string | null };

const batchSize = 500;

/** Moves one batch of due jobs and returns its size. */
export async function handOverDueJobs(db: Database, boss: PgBoss, names: string[], now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<DueJob>`
      with due as materialized (
        select job_id from scheduled_job where run_at <= ${now} and name = any(${names})
        order by run_at limit ${batchSize} for update skip locked
      )
      delete from scheduled_job using due where scheduled_job.job_id = due.job_id
      returning scheduled_job.job_id, name, payload, trace_id, traceparent`.execute(tx);
    for (const [name, jobs] of Map.groupBy(rows, (row) => row.name)) {
      const inserts = jobs.map(({ job_id, payload, trace_id, traceparent }) => ({
        id: job_id,
        data: { ...payload, ...(trace_id && { trace_id }), ...(traceparent && { traceparent }) },
      }));
      await boss.insert(name, inserts, { db: fromKysely(tx) });
    }
    return rows.length;
  });
}

/** Runs a queued job with the trace of its request. */
export function runHandedOver(handler: JobHandler, data: QueuedData, jobId: string): Promise<void> {
  const { trace_id = null, traceparent: askedBy = null, ...payload } = data;
  const attributes = trace_id ? { 'abonat.trace_id': trace_id } : {};
  const description = { name: `job ${handler.job.name}`, kind: 'consumer' as const, attributes, askedBy };
  return runTraced(trace_id, () => inSpan(description, () => handler.run(payload, jobId)));
}

/** Whether a job is due, queued or running. A failed one that waits for its retry does not count. */
export async function isAnyJobUnderWay(db: Database, names: string[], now: Date): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from scheduled_job where run_at <= ${now} and name = any(${names}))
      or exists (select from pgboss.job where name = any(${names}) and state in ('created', 'active')) as busy`.execute(
    db,
  );
  return rows[0]!.busy;
}
