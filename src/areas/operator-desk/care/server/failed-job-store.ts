// The SQL of failed jobs for support.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { groupHash, lockGroup, mostRetried, type FailureGroup, type RetriedGroup } from './failure-group.ts';

export type FailedJob = {
  id: string;
  name: string;
  at: Date;
  tries: number;
  trace_id: string | null;
  group: string;
};

/** The code that the job runner stored, or the reason of the queue. */
const jobCause = sql<string | null>`coalesce(output ->> 'cause', output -> 'value' ->> 'message')`;
const jobGroup = groupHash(sql`name`, jobCause);
const jobColumns = sql`id, name, created_on as at, retry_count as tries, data ->> 'trace_id' as trace_id,
  ${jobGroup} as "group"`;

/** Jobs without attempts left. A portal that was never started has no queue yet. */
export async function findFailedJobs(db: Queryable): Promise<FailedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<FailedJob>`
    select ${jobColumns} from pgboss.job where state = 'failed'
    order by created_on desc limit 200`.execute(db);
  return rows;
}

/** Failed jobs of requests by the customer, or about the customer. */
export async function findFailedJobsOf(db: Queryable, customerId: number): Promise<FailedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<FailedJob>`
    select ${jobColumns} from pgboss.job
    where state = 'failed' and (data ->> 'customerId' = ${String(customerId)} or data ->> 'trace_id' in
      (select trace_id::text from audit where customer_id = ${customerId} and trace_id is not null))
    order by created_on desc limit 100`.execute(db);
  return rows;
}

/** Moves the jobs of the expression `failed` back to the scheduled ones. */
const scheduleFailed = sql`insert into scheduled_job (job_id, name, payload, run_at, trace_id, traceparent)
  select gen_random_uuid(), name, data - array['trace_id', 'traceparent'], '-infinity', (data ->> 'trace_id')::uuid,
    data ->> 'traceparent' from failed`;

/** The name of the job; null if there is no such failed job. */
export async function repeatJob(tx: Tx, jobId: string): Promise<string | null> {
  if (!(await hasQueue(tx))) return null;
  const { rows } = await sql<{ name: string }>`
    with failed as (delete from pgboss.job where id = ${jobId}::uuid and state = 'failed' returning name, data)
    ${scheduleFailed} returning name`.execute(tx);
  return rows[0]?.name ?? null;
}

export async function findJobGroups(db: Queryable): Promise<FailureGroup[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<FailureGroup>`
    select ${jobGroup} as "group", name, ${jobCause} as cause, count(*)::integer as count,
      count(*)::integer as retryable, min(created_on) as first_at, max(created_on) as last_at
    from pgboss.job where state = 'failed'
    group by name, ${jobCause} order by count desc, last_at desc limit 100`.execute(db);
  return rows;
}

/** Null if the group has no failed jobs. */
export async function retryJobGroup(tx: Tx, group: string): Promise<RetriedGroup | null> {
  if (!(await hasQueue(tx))) return null;
  await lockGroup(tx, group);
  const { rows } = await sql<RetriedGroup>`
    with chosen as (
      select id, ${jobCause} as cause from pgboss.job where state = 'failed' and ${jobGroup} = ${group}
      order by created_on limit ${mostRetried} for update skip locked
    ), failed as (
      delete from pgboss.job using chosen where job.id = chosen.id and state = 'failed' returning name, data, cause
    ), scheduled as (${scheduleFailed})
    select name, cause, count(*)::integer as retried from failed group by name, cause`.execute(tx);
  return rows[0] ?? null;
}

async function hasQueue(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(db);
  return rows[0]?.is ?? false;
}
