// The parts of a question on the wire, for users and for support.

import { Type, type Static } from 'typebox';
import { fileTypes } from '#platform/attached-files.ts';
import { subjectKinds } from '#platform/question-subject.ts';
import { Moment, nullable, oneOf } from '#platform/schema.ts';
import { Fact } from './facts.ts';
import { questionStates } from './rules.ts';

export const SentFile = Type.Object({
  file_id: Type.String(),
  name: Type.String(),
  type: oneOf(fileTypes),
  size: Type.Integer({ description: 'In bytes' }),
});
export type SentFile = Static<typeof SentFile>;

const messageFields = {
  message_no: Type.Integer(),
  author: oneOf(['user', 'support']),
  text: Type.String({ description: 'Empty if support only sent files' }),
  created_at: Moment,
  files: Type.Array(SentFile),
  refused_files: Type.Integer({ description: 'Files of support that were not accepted' }),
};

export const QuestionMessage = Type.Object(messageFields);
export type QuestionMessage = Static<typeof QuestionMessage>;

/** With the name of the operator, which users do not see. */
export const DeskMessage = Type.Object({ ...messageFields, by: nullable(Type.String()) });

export const ListedQuestion = Type.Object({
  question_id: Type.String(),
  title: Type.String({ description: 'The name of the subject, or the first line of the text' }),
  kind: oneOf(subjectKinds),
  state: oneOf(questionStates),
  is_unread: Type.Boolean({ description: 'The last answer was not read yet' }),
  asked_at: Moment,
  changed_at: Moment,
});
export type ListedQuestion = Static<typeof ListedQuestion>;

export const Question = Type.Object({
  ...ListedQuestion.properties,
  subject: Type.Object({ kind: oneOf(subjectKinds), id: Type.String() }),
  facts: Type.Array(Fact),
  messages: Type.Array(QuestionMessage),
});
export type Question = Static<typeof Question>;

export const DeskListedQuestion = Type.Object({
  question: Type.String(),
  title: Type.String(),
  kind: oneOf(subjectKinds),
  state: oneOf(questionStates),
  name: Type.String({ description: 'The name of the user' }),
  asked_at: Moment,
  changed_at: Moment,
  unanswered_since: nullable(Moment),
});
export type DeskListedQuestion = Static<typeof DeskListedQuestion>;

export const DeskQuestion = Type.Object({
  ...DeskListedQuestion.properties,
  version: Type.Integer({ description: 'Changes with every message and state' }),
  email: Type.String(),
  customer: nullable(Type.Integer({ description: 'Whose page shows everything else' })),
  facts: Type.Array(Fact),
  ticket: nullable(Type.String({ description: 'Its id in the ticket system, which then gives the answers' })),
  is_elsewhere: Type.Boolean({ description: 'A ticket system gives the answers' }),
  messages: Type.Array(DeskMessage),
});
export type DeskQuestion = Static<typeof DeskQuestion>;
