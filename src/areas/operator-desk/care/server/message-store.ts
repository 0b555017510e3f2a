// The SQL of messages and jobs for support.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';

const columns = [
  'message_id',
  'channel',
  'recipient',
  'subject',
  'body',
  'sealed',
  'created_at',
  'sent_at',
  'given_up_at',
  'useful_until',
  'attempts',
  'last_error',
] as const;

export type MessageRow = Awaited<ReturnType<typeof findMessagesTo>>[number];

export function findMessagesTo(db: Queryable, recipients: readonly string[]) {
  return db
    .selectFrom('outbox')
    .select(columns)
    .where('recipient', 'in', recipients.length > 0 ? recipients : [''])
    .orderBy('message_id', 'desc')
    .limit(100)
    .execute();
}

export function findFailedMessages(db: Queryable) {
  return db
    .selectFrom('outbox')
    .select(columns)
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .orderBy('message_id', 'desc')
    .limit(200)
    .execute();
}

export function lockMessage(tx: Tx, messageId: number) {
  return tx.selectFrom('outbox').select(columns).where('message_id', '=', messageId).forUpdate().executeTakeFirst();
}

/** Resets the attempts: the next worker sends it. */
export async function sendAgain(tx: Tx, messageId: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ given_up_at: null, attempts: 0, next_attempt_at: sql<Date>`now()`, last_error: null })
    .where('message_id', '=', messageId)
    .execute();
}

/** A sent message stays unchanged; a copy is sent. */
export async function sendCopy(tx: Tx, messageId: number, now: Date): Promise<void> {
  await sql`insert into outbox (channel, recipient, subject, body, html, created_at, useful_until)
    select channel, recipient, subject, body, html, ${now}, useful_until from outbox
    where message_id = ${messageId}`.execute(tx);
}

export type FailedJob = { id: string; name: string; at: Date; tries: number; trace_id: string | null };

/** Jobs without attempts left. A portal that was never started has no queue yet. */
export async function findFailedJobs(db: Queryable): Promise<FailedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<FailedJob>`
    select id, name, created_on as at, retry_count as tries, data ->> 'trace_id' as trace_id from pgboss.job where state = 'failed'
    order by created_on desc limit 200`.execute(db);
  return rows;
}

/** Failed jobs of requests by the customer, or about the customer. */
export async function findFailedJobsOf(db: Queryable, customerId: number): Promise<FailedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<FailedJob>`
    select id, name, created_on as at, retry_count as tries, data ->> 'trace_id' as trace_id from pgboss.job
    where state = 'failed' and (data ->> 'customerId' = ${String(customerId)} or data ->> 'trace_id' in
      (select trace_id::text from audit where customer_id = ${customerId} and trace_id is not null))
    order by created_on desc limit 100`.execute(db);
  return rows;
}

/** Moves a failed job back to the scheduled ones; null if there is none. */
export async function repeatJob(tx: Tx, jobId: string): Promise<string | null> {
  if (!(await hasQueue(tx))) return null;
  const { rows } = await sql<{ name: string }>`
    with failed as (delete from pgboss.job where id = ${jobId}::uuid and state = 'failed' returning name, data)
    insert into scheduled_job (job_id, name, payload, run_at, trace_id, traceparent)
    select gen_random_uuid(), name, data - array['trace_id', 'traceparent'], '-infinity', (data ->> 'trace_id')::uuid,
      data ->> 'traceparent' from failed returning name`.execute(tx);
  return rows[0]?.name ?? null;
}

async function hasQueue(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(db);
  return rows[0]?.is ?? false;
}
