import { sql } from 'kysely';
import type { SubjectKind } from '#platform/question-subject.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { Fact } from '../facts.ts';
import type { SentFile } from '../question.ts';
import type { QuestionState } from '../rules.ts';

export type QuestionKey = { accountId: number; questionId: string };

export type ListedRow = {
  question_id: string;
  title_bg: string;
  title_en: string;
  subject_kind: SubjectKind;
  state: QuestionState;
  is_unread: boolean;
  asked_at: string;
  changed_at: string;
};

/** Older questions are deleted by retention; nobody has more. */
const listedQuestions = 200;

export async function findQuestions(reads: Reads, accountId: number): Promise<ListedRow[]> {
  const rows = await reads.read<{ questions: ListedRow[] }>({
    name: 'help-questions',
    text: `select coalesce(json_agg(listed), '[]') as questions from (
        select question_id, title_bg, title_en, subject_kind, state, is_unread, asked_at, changed_at
        from help_question where account_id = $1
        order by changed_at desc, question_id limit ${listedQuestions}) listed`,
    values: [accountId],
  });
  return rows[0]?.questions ?? [];
}

export type QuestionRow = Omit<ListedRow, 'asked_at' | 'changed_at'> & {
  account_id: number;
  customer_id: number | null;
  subject_id: string;
  facts: Fact[];
  version: number;
  unanswered_since: Date | null;
  asked_at: Date;
  changed_at: Date;
  ticket_id: string | null;
};

const selected = sql`account_id, question_id, customer_id, subject_kind, subject_id, title_bg, title_en, facts, state,
  is_unread, unanswered_since, version, asked_at, changed_at, ticket_id`;

export async function findQuestion(db: Queryable, key: QuestionKey): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`select ${selected} from help_question
    where account_id = ${key.accountId} and question_id = ${key.questionId}`.execute(db);
  return rows[0];
}

export async function lockQuestion(tx: Tx, key: QuestionKey): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`select ${selected} from help_question
    where account_id = ${key.accountId} and question_id = ${key.questionId} for update`.execute(tx);
  return rows[0];
}

export type MessageRow = {
  message_no: number;
  author: 'user' | 'support';
  written_by: string | null;
  text: string;
  created_at: Date;
  note_id: string | null;
  refused_files: number;
  ticket_files: string[];
  files: SentFile[];
};

export async function findMessages(db: Queryable, { accountId, questionId }: QuestionKey): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select message_no, author, written_by, text, created_at, note_id, refused_files, ticket_files,
      (select coalesce(json_agg(json_build_object('file_id', file_id, 'name', name, 'type', type, 'size', size)
          order by created_at, file_id), '[]')
        from help_file file where file.account_id = message.account_id and file.question_id = message.question_id
          and file.message_no = message.message_no) as files
    from help_message message where account_id = ${accountId} and question_id = ${questionId}
    order by message_no`.execute(db);
  return rows;
}

export type NewQuestion = QuestionKey & {
  customerId: number | null;
  subject: { kind: SubjectKind; id: string };
  titleBg: string;
  titleEn: string;
  facts: readonly Fact[];
  now: Date;
};

export async function insertQuestion(tx: Tx, question: NewQuestion): Promise<void> {
  const { accountId, questionId, customerId, subject, titleBg, titleEn, facts, now } = question;
  await tx
    .insertInto('help_question')
    .values({
      account_id: accountId,
      question_id: questionId,
      customer_id: customerId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      title_bg: titleBg,
      title_en: titleEn,
      facts: JSON.stringify(facts),
      state: 'open',
      unanswered_since: now,
      asked_at: now,
      changed_at: now,
    })
    .execute();
}

export type NewMessage = QuestionKey & {
  author: 'user' | 'support';
  writtenBy: string | null;
  text: string;
  createdAt: Date;
  noteId?: string;
  refusedFiles?: number;
  /** See TicketAttachment. */
  ticketFiles?: readonly string[];
};

/** Returns its number. The question is locked, or new. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { accountId, questionId, author, writtenBy, text, createdAt } = message;
  const { noteId = null, refusedFiles = 0, ticketFiles = [] } = message;
  const { rows } = await sql<{ message_no: number }>`
    insert into help_message (account_id, question_id, message_no, author, written_by, text, created_at, note_id,
      refused_files, ticket_files)
    select ${accountId}, ${questionId}, coalesce(max(message_no), 0) + 1, ${author}, ${writtenBy}, ${text},
      ${createdAt}, ${noteId}, ${refusedFiles}, ${[...ticketFiles]}::text[]
    from help_message where account_id = ${accountId} and question_id = ${questionId}
    returning message_no`.execute(tx);
  return rows[0]!.message_no;
}

export type QuestionChange = { state: QuestionState; unansweredSince: Date | null; isUnread: boolean; now: Date };

export async function updateQuestion(tx: Tx, key: QuestionKey, change: QuestionChange): Promise<void> {
  const { state, unansweredSince, isUnread, now } = change;
  await sql`update help_question set state = ${state}, unanswered_since = ${unansweredSince},
      is_unread = ${isUnread}, changed_at = ${now}, version = version + 1
    where account_id = ${key.accountId} and question_id = ${key.questionId}`.execute(tx);
}

/** Not a new version: an operator may answer meanwhile. */
export async function markRead(tx: Tx, { accountId, questionId }: QuestionKey): Promise<void> {
  await tx
    .updateTable('help_question')
    .set({ is_unread: false })
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .where('is_unread', '=', true)
    .execute();
}

export type AskingUser = { email: string; language: string; deactivated_at: Date | null };

export function findUser(db: Queryable, accountId: number): Promise<AskingUser | undefined> {
  return db
    .selectFrom('account')
    .select(['email', 'language', 'deactivated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
