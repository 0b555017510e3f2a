// The SQL of the questions at the desk.

import { sql } from 'kysely';
import type { Queryable } from '#platform/server/database/database.ts';
import type { SubjectKind } from '#platform/question-subject.ts';
import { isUuid } from '#platform/uuid.ts';
import type { QuestionState } from '../rules.ts';
import type { QuestionKey } from './store.ts';

export type QuestionCounts = Record<QuestionState, number>;

export async function countQuestions(db: Queryable): Promise<QuestionCounts> {
  const { rows } = await sql<{ state: QuestionState; count: number }>`
    select state, count(*)::integer as count from help_question group by state`.execute(db);
  return { open: 0, answered: 0, closed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

export type DeskListedRow = {
  question_id: string;
  title_bg: string;
  title_en: string;
  subject_kind: SubjectKind;
  state: QuestionState;
  name: string;
  asked_at: Date;
  changed_at: Date;
  unanswered_since: Date | null;
};

const userName = sql`coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username)`;

/** Open questions by their age; the others by their last change. */
export async function listQuestionsAtDesk(
  db: Queryable,
  { state, from, limit }: { state: QuestionState; from: number; limit: number },
): Promise<DeskListedRow[]> {
  const { rows } = await sql<DeskListedRow>`
    select question_id, title_bg, title_en, subject_kind, state, ${userName} as name, asked_at, changed_at,
      unanswered_since
    from help_question question join account using (account_id)
    where state = ${state}
    order by unanswered_since, changed_at desc, question_id
    limit ${limit} offset ${from}`.execute(db);
  return rows;
}

/** Operators know a question by its id alone. */
export async function findQuestionKey(db: Queryable, questionId: string): Promise<QuestionKey | undefined> {
  if (!isUuid(questionId)) return undefined;
  const { rows } = await sql<QuestionKey>`
    select account_id as "accountId", question_id as "questionId" from help_question
    where question_id = ${questionId}`.execute(db);
  return rows[0];
}

export async function findUserAtDesk(
  db: Queryable,
  accountId: number,
): Promise<{ name: string; email: string } | undefined> {
  const { rows } = await sql<{ name: string; email: string }>`
    select ${userName} as name, email from account where account_id = ${accountId}`.execute(db);
  return rows[0];
}
