// The SQL of messages for support.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { PartReceipt } from '../rules.ts';
import { groupHash, lockGroup, mostRetried, type FailureGroup, type RetriedGroup } from './failure-group.ts';

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

const receipts = sql<PartReceipt[]>`coalesce((
  select jsonb_agg(jsonb_build_object('parts', parts, 'state', state, 'error', error, 'at', received_at))
  from sms_part where sms_part.message_id = outbox.message_id), '[]')`.as('receipts');

export type MessageRow = Awaited<ReturnType<typeof findMessagesTo>>[number];

export function findMessagesTo(db: Queryable, recipients: readonly string[]) {
  return db
    .selectFrom('outbox')
    .select([...columns, receipts])
    .where('recipient', 'in', recipients.length > 0 ? recipients : [''])
    .orderBy('message_id', 'desc')
    .limit(100)
    .execute();
}

const messageGroup = groupHash(sql`channel`, sql`last_error`);

export function findFailedMessages(db: Queryable) {
  return db
    .selectFrom('outbox')
    .select([...columns, receipts])
    .select(messageGroup.as('group'))
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .orderBy('message_id', 'desc')
    .limit(200)
    .execute();
}

export function lockMessage(tx: Tx, messageId: number) {
  return tx.selectFrom('outbox').select(columns).where('message_id', '=', messageId).forUpdate().executeTakeFirst();
}

/** Resets a failed message: the next worker sends it. */
export async function sendAgain(tx: Tx, messageId: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ given_up_at: null, attempts: 0, next_attempt_at: sql<Date>`now()`, last_error: null })
    .where('message_id', '=', messageId)
    .execute();
}

/**
 * Ends the pause of a pending message. False while a worker sends it: a second one would send it twice. The attempts stay,
 * because a late worker recognises by them that it lost its lease.
 */
export async function sendSooner(tx: Tx, messageId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('message_id', '=', messageId)
    .where(sql<boolean>`coalesce(lease_until, '-infinity') <= now()`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A sent message stays unchanged; a copy is sent. */
export async function sendCopy(tx: Tx, messageId: number, now: Date): Promise<void> {
  await sql`insert into outbox (channel, recipient, subject, body, html, template, created_at, useful_until,
      attachment, attachment_name)
    select channel, recipient, subject, body, html, template, ${now}, useful_until, attachment, attachment_name from outbox
    where message_id = ${messageId}`.execute(tx);
}

/** The same as `canRetry` for a failed message. The portal itself retries the pending ones. */
const canRetryFailed = (now: Date) => sql<boolean>`given_up_at is not null and sealed is null and body is not null
  and (useful_until is null or useful_until > ${now})`;

export async function findMessageGroups(db: Queryable, now: Date): Promise<FailureGroup[]> {
  const { rows } = await sql<FailureGroup>`
    select ${messageGroup} as "group", channel as name, last_error as cause, count(*)::integer as count,
      (count(*) filter (where ${canRetryFailed(now)}))::integer as retryable,
      min(created_at) as first_at, max(created_at) as last_at
    from outbox where sent_at is null and attempts > 0
    group by channel, last_error order by count desc, last_at desc limit 100`.execute(db);
  return rows;
}

/** Resets the failed messages of a group; null if there are none. */
export async function retryMessageGroup(tx: Tx, group: string, now: Date): Promise<RetriedGroup | null> {
  await lockGroup(tx, group);
  const { rows } = await sql<RetriedGroup>`
    with failed as (
      select message_id, channel, last_error from outbox
      where sent_at is null and ${canRetryFailed(now)} and ${messageGroup} = ${group}
      order by message_id limit ${mostRetried} for update skip locked
    ), retried as (
      update outbox set given_up_at = null, attempts = 0, next_attempt_at = now(), last_error = null
      from failed where outbox.message_id = failed.message_id
      returning failed.channel as name, failed.last_error as cause
    )
    select name, cause, count(*)::integer as retried from retried group by name, cause`.execute(tx);
  return rows[0] ?? null;
}
