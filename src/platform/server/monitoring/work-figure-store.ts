// The SQL of the figures of pending work.

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** `label` is the channel, the job or the partner. */
export type WorkFigure = { metric: string; label: string; value: number };

export async function findWorkFigures(db: Database, now: Date): Promise<WorkFigure[]> {
  const { rows } = await sql<WorkFigure>`
    with waiting as (
      select channel, count(*) as messages, min(coalesce(held_until, created_at)) as oldest
      from outbox where sent_at is null and given_up_at is null
        and (held_until is null or held_until <= ${now}) group by channel
    ), pending as (
      select 'network' as partner, count(*) as orders, min(started_at) as oldest from processing_request
      union all
      select 'router', count(*), min(requested_at) from router_request where finished_at is null
      union all
      select 'bank', count(*), min(created_at) from card_payment where state in ('at-bank', 'charging', 'refunding')
      union all
      select 'balance', count(*), min(created_at) from top_up where state = 'crediting'
    )
    select 'outbox_waiting_messages' as metric, channel as label, messages::float8 as value from waiting
    union all
    select 'outbox_oldest_seconds', channel, extract(epoch from ${now} - oldest)::float8 from waiting
    union all
    select 'outbox_failed_messages', channel, count(*)::float8 from outbox
    where given_up_at > ${now}::timestamptz - interval '24 hours' group by channel
    union all
    select 'outbox_sms_parts', coalesce(case when message_id is null then 'unmatched' else state end, 'pending'), count(*)::float8
    from sms_part where created_at > ${now}::timestamptz - interval '24 hours' group by 2
    union all
    select 'job_oldest_due_seconds', name, extract(epoch from ${now} - min(run_at))::float8 from scheduled_job
    where run_at <= ${now} group by name
    union all
    select 'registration_recent_workflows', state, count(*)::float8 from registration_workflow
    where kind = 'registration' and created_at > ${now}::timestamptz - interval '24 hours' group by state
    union all
    select 'question_open_questions', subject_kind, count(*)::float8 from help_question
    where unanswered_since is not null group by subject_kind
    union all
    select 'question_oldest_seconds', subject_kind, extract(epoch from ${now} - min(unanswered_since))::float8
    from help_question where unanswered_since is not null group by subject_kind
    union all
    select 'document_due_time_stamps', case when known.level = 'B-B' then 'first' else 'renewal' end, count(*)::float8
    from document_file file join sealed_file known using (sha256)
    where file.form = 'sealed' and file.stamp_due_at <= ${now} group by 2
    union all
    select 'partner_pending_orders', partner, orders::float8 from pending
    union all
    select 'partner_oldest_order_seconds', partner, extract(epoch from ${now} - oldest)::float8 from pending
    where orders > 0`.execute(db);
  return [...rows, ...(await failedJobs(db)), ...(await lastImports(db, now))];
}

async function lastImports(db: Database, now: Date): Promise<WorkFigure[]> {
  const { rows } = await sql<WorkFigure>`
    with last as (
      select distinct on (result) * from import_run where result is not null order by result, finished_at desc
    ), newest as (
      select * from last where result <> 'failed' order by finished_at desc limit 1
    )
    select 'import_age_seconds' as metric, result as label, extract(epoch from ${now} - finished_at)::float8 as value from last
    union all
    select 'import_last_seconds', result, extract(epoch from finished_at - started_at)::float8 from last
    union all
    select 'import_last_lines', 'all', lines::float8 from newest
    union all
    select 'import_last_lines', 'invalid', invalid_lines::float8 from newest`.execute(db);
  return rows;
}

/** The tables of the job queue exist after its first start. */
async function failedJobs(db: Database): Promise<WorkFigure[]> {
  const { rows: known } = await sql<{
    exists: boolean;
  }>`select to_regclass('pgboss.job') is not null as exists`.execute(db);
  if (!known[0]?.exists) return [];
  const { rows } = await sql<WorkFigure>`
    select 'job_failed_jobs' as metric, name as label, count(*)::float8 as value from pgboss.job
    where state = 'failed' group by name`.execute(db);
  return rows;
}
