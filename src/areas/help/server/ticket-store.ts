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
    update help_question set ticket_lease_until = ${until}
    where account_id = ${accountId} and question_id = ${questionId} and not is_ticket_closed
      and (ticket_lease_until is null or ticket_lease_until < ${now})
    returning account_id, question_id, customer_id, subject_kind, subject_id, title_bg, title_en, facts, state,
      is_unread, unanswered_since, version, asked_at, changed_at, ticket_id`.execute(db);
  return rows[0];
}

export async function releaseExchange(db: Queryable, key: QuestionKey, now: Date): Promise<void> {
  await sql`update help_question set ticket_lease_until = null, ticket_checked_at = ${now}
    where account_id = ${key.accountId} and question_id = ${key.questionId}`.execute(db);
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
    .select(['name', 'type', 'content'])
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .where('message_no', '=', messageNo)
    .orderBy('file_id')
    .$castTo<TicketFile>()
    .execute();
}
