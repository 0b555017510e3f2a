// The SQL of the exchange with the ticket system.

import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '#platform/server/database/database.ts';
import type { TicketFile } from './ticket-system/ticket-system.ts';
import type { QuestionKey, QuestionRow } from './store.ts';

const leaseSeconds = 180;

/** Undefined if another process exchanges it, or its ticket is closed. */
export async function claimExchange(
  db: Database,
  { accountId, questionId }: QuestionKey,
  now: Date,
): Promise<QuestionRow | undefined> {
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const { rows } = await sql<QuestionRow>`
    update help_question set ticket_lease_until = ${until}, is_ticket_event_pending = false
    where account_id = ${accountId} and question_id = ${questionId} and not is_ticket_closed
      and (ticket_lease_until is null or ticket_lease_until < ${now})
    returning account_id, question_id, customer_id, subject_kind, subject_id, title_bg, title_en, facts, state,
      is_unread, unanswered_since, version, asked_at, changed_at, ticket_id`.execute(db);
  return rows[0];
}

/** True if an event arrived meanwhile: the answer of the ticket system may be older. */
export async function releaseExchange(tx: Tx, key: QuestionKey, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_ticket_event_pending: boolean }>`
    update help_question set ticket_lease_until = null, ticket_checked_at = ${now}
    where account_id = ${key.accountId} and question_id = ${key.questionId}
    returning is_ticket_event_pending`.execute(tx);
  return rows[0]?.is_ticket_event_pending ?? false;
}

export async function findQuestionOfTicket(db: Queryable, ticketId: string): Promise<QuestionKey | undefined> {
  const { rows } = await sql<QuestionKey>`
    select account_id as "accountId", question_id as "questionId" from help_question
    where ticket_id = ${ticketId}`.execute(db);
  return rows[0];
}

/** False if an event of it is already pending, or its ticket is closed. */
export async function markEventPending(tx: Tx, { accountId, questionId }: QuestionKey): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('help_question')
    .set({ is_ticket_event_pending: true })
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .where('is_ticket_event_pending', '=', false)
    .where('is_ticket_closed', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function saveTicket(
  tx: Tx,
  { accountId, questionId }: QuestionKey,
  ticket: { ticketId: string; isClosed: boolean },
): Promise<void> {
  await tx
    .updateTable('help_question')
    .set({ ticket_id: ticket.ticketId, is_ticket_closed: ticket.isClosed })
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .execute();
}

/** Questions that were not exchanged for so long, the oldest first. */
export async function findToExchange(db: Queryable, before: Date, limit: number): Promise<QuestionKey[]> {
  const { rows } = await sql<QuestionKey>`
    select account_id as "accountId", question_id as "questionId" from help_question
    where not is_ticket_closed and (ticket_checked_at is null or ticket_checked_at < ${before})
    order by ticket_checked_at nulls first, question_id limit ${limit}`.execute(db);
  return rows;
}

export function findFilesOf(
  db: Queryable,
  { accountId, questionId }: QuestionKey,
  messageNo: number,
): Promise<TicketFile[]> {
  return db
    .selectFrom('help_file')
    .select(['file_id as id', 'name', 'type', 'content'])
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .where('message_no', '=', messageNo)
    .orderBy('file_id')
    .$castTo<TicketFile>()
    .execute();
}
