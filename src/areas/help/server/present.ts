import { inLanguage, type Language } from '#platform/languages.ts';
import type { Fact } from '../facts.ts';
import type { DeskListedQuestion, DeskQuestion, ListedQuestion, Question, QuestionMessage } from '../question.ts';
import type { DeskListedRow } from './desk-store.ts';
import type { ListedRow, MessageRow, QuestionRow } from './store.ts';

const titleOf = (row: { title_bg: string; title_en: string }, language: Language) =>
  inLanguage({ bg: row.title_bg, en: row.title_en }, language);

export function presentListed(row: ListedRow, language: Language): ListedQuestion {
  return {
    question_id: row.question_id,
    title: titleOf(row, language),
    kind: row.subject_kind,
    state: row.state,
    is_unread: row.is_unread,
    asked_at: new Date(row.asked_at).toISOString(),
    changed_at: new Date(row.changed_at).toISOString(),
  };
}

/** In the language of the request. */
export function presentFact({ value_en, ...fact }: Fact, language: Language): Fact {
  return { ...fact, value: inLanguage({ bg: fact.value, en: value_en ?? fact.value }, language) };
}

function presentMessage(row: MessageRow): QuestionMessage {
  return {
    message_no: row.message_no,
    author: row.author,
    text: row.text,
    created_at: row.created_at.toISOString(),
    files: row.files,
    refused_files: row.refused_files,
  };
}

export function presentQuestion(row: QuestionRow, messages: readonly MessageRow[], language: Language): Question {
  return {
    question_id: row.question_id,
    title: titleOf(row, language),
    kind: row.subject_kind,
    state: row.state,
    is_unread: row.is_unread,
    asked_at: row.asked_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    subject: { kind: row.subject_kind, id: row.subject_id },
    facts: row.facts.map((fact) => presentFact(fact, language)),
    messages: messages.map(presentMessage),
  };
}

export function presentDeskListed(row: DeskListedRow, language: Language): DeskListedQuestion {
  return {
    question: row.question_id,
    title: titleOf(row, language),
    kind: row.subject_kind,
    state: row.state,
    name: row.name,
    asked_at: row.asked_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    unanswered_since: row.unanswered_since?.toISOString() ?? null,
  };
}

type DeskParts = {
  row: QuestionRow;
  messages: readonly MessageRow[];
  user: { name: string; email: string };
  hasTickets: boolean;
};

export function presentDeskQuestion({ row, messages, user, hasTickets }: DeskParts, language: Language): DeskQuestion {
  return {
    ...presentDeskListed({ ...row, name: user.name }, language),
    version: row.version,
    email: user.email,
    customer: row.customer_id,
    facts: row.facts.map((fact) => presentFact(fact, language)),
    ticket: row.ticket_id,
    is_elsewhere: hasTickets,
    messages: messages.map((message) => ({ ...presentMessage(message), by: message.written_by })),
  };
}
