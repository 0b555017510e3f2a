// Questions of users to support, and the calls with which support answers them at the operator desk.

import { Type, type Static } from 'typebox';
import { filesPerMessage, mostFileBytes } from '#platform/attached-files.ts';
import { empty, endpoint } from '#platform/endpoint.ts';
import { longestSubjectId, subjectKinds } from '#platform/question-subject.ts';
import { distinct, oneOf, strict } from '#platform/schema.ts';
import { Fact } from './facts.ts';
import { DeskListedQuestion, DeskQuestion, ListedQuestion, Question, SentFile } from './question.ts';
import { longestText, questionStates } from './rules.ts';

const subject = {
  kind: oneOf(subjectKinds),
  id: Type.String({ maxLength: longestSubjectId, description: 'The parts of the subject, e.g. bill and line' }),
};
const Text = Type.String({ minLength: 1, maxLength: longestText, pattern: '\\S' });
const Uuid = Type.String({ minLength: 36, maxLength: 36 });
const message = {
  text: Text,
  files: distinct(Uuid, { minItems: 0, maxItems: filesPerMessage }),
};

export const listQuestions = endpoint({
  name: 'listQuestions',
  summary: 'The questions of the user, the last changed first',
  method: 'GET',
  path: '/help/questions',
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Array(ListedQuestion) },
  errors: [],
});

export const readSubject = endpoint({
  name: 'readSubject',
  summary: 'What a question about a subject would contain',
  method: 'GET',
  path: '/help/subject',
  access: 'account',
  query: strict(subject),
  answers: { 200: Type.Object({ title: Type.String(), facts: Type.Array(Fact) }) },
  errors: [],
});
export type SubjectFacts = Static<(typeof readSubject)['answers'][200]>;

export const askQuestion = endpoint({
  name: 'askQuestion',
  summary: 'Asks support about a subject',
  method: 'POST',
  path: '/help/questions',
  access: 'account',
  idempotency: 'key',
  body: strict({ subject: strict(subject), ...message }),
  answers: { 200: Type.Object({ question_id: Type.String() }) },
  errors: [],
});

const QuestionId = strict({ questionId: Type.String({ maxLength: 60 }) });
const ownQuestion = { holds: 'question', at: 'params.questionId' } as const;

export const readQuestion = endpoint({
  name: 'readQuestion',
  summary: 'One question with its messages',
  method: 'GET',
  path: '/help/questions/:questionId',
  access: ownQuestion,
  params: QuestionId,
  answers: { 200: Question },
  errors: [],
});

export const replyToQuestion = endpoint({
  name: 'replyToQuestion',
  summary: 'Adds a message of the user to a question',
  method: 'POST',
  path: '/help/questions/:questionId/messages',
  access: ownQuestion,
  idempotency: 'key',
  params: QuestionId,
  body: strict(message),
  answers: { 204: empty },
  errors: ['EC_Question_Closed'],
});

export const markAnswerRead = endpoint({
  name: 'markAnswerRead',
  summary: 'Records that the user has read the last answer',
  method: 'POST',
  path: '/help/questions/:questionId/read',
  access: ownQuestion,
  params: QuestionId,
  answers: { 204: empty },
  errors: [],
});

export const closeQuestion = endpoint({
  name: 'closeQuestion',
  summary: 'Closes a question of the user',
  method: 'POST',
  path: '/help/questions/:questionId/close',
  access: ownQuestion,
  idempotency: 'key',
  params: QuestionId,
  answers: { 204: empty },
  errors: ['EC_Question_Closed'],
});

const base64Length = Math.ceil(mostFileBytes / 3) * 4;

const upload = {
  method: 'POST',
  idempotency: 'key',
  bodyLimit: base64Length + 16 * 1024,
  body: strict({
    name: Type.String({ maxLength: 300 }),
    content: Type.String({ minLength: 4, maxLength: base64Length, description: 'In base64' }),
  }),
  answers: { 200: SentFile },
} as const;

export const uploadFile = endpoint({
  name: 'uploadFile',
  summary: 'Stores a picture or a PDF for the next message of the user',
  path: '/help/files',
  access: 'account',
  ...upload,
  errors: ['EC_File_Not_Accepted'],
});

const binary = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

export const readFile = endpoint({
  name: 'readFile',
  summary: 'A file of a question, for saving',
  method: 'GET',
  path: '/help/questions/:questionId/files/:fileId',
  access: ownQuestion,
  params: strict({ ...QuestionId.properties, fileId: Type.String({ maxLength: 60 }) }),
  answers: { 200: binary },
  produces: 'application/octet-stream',
  errors: [],
});

const DeskQuestionId = strict({ question: Uuid });
const Version = Type.Integer({ minimum: 1, description: 'The version that the operator saw' });

export const listDeskQuestions = endpoint({
  name: 'listDeskQuestions',
  summary: 'Questions in one state, those without an answer for longest first',
  method: 'GET',
  path: '/operator/questions',
  access: 'desk-support',
  query: strict({
    state: Type.Optional(oneOf(questionStates)),
    from: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })),
  }),
  answers: {
    200: Type.Object({
      counts: Type.Object({ open: Type.Integer(), answered: Type.Integer(), closed: Type.Integer() }),
      questions: Type.Array(DeskListedQuestion),
    }),
  },
  errors: [],
});

export const readDeskQuestion = endpoint({
  name: 'readDeskQuestion',
  summary: 'One question with its facts and messages; viewing is audited',
  method: 'GET',
  path: '/operator/questions/:question',
  access: 'desk-support',
  params: DeskQuestionId,
  answers: { 200: DeskQuestion },
  errors: ['EC_Not_Found'],
});

const changing = {
  method: 'POST',
  access: 'desk-support',
  idempotency: 'key',
  params: DeskQuestionId,
  answers: { 204: empty },
  errors: ['EC_Not_Found', 'EC_Settings_Changed', 'EC_Question_Closed', 'EC_Question_Elsewhere'],
} as const;

export const answerQuestion = endpoint({
  name: 'answerQuestion',
  summary: 'Answers a question; refused if somebody changed it meanwhile',
  path: '/operator/questions/:question/answer',
  ...changing,
  body: strict({ ...message, version: Version }),
});

export const uploadDeskFile = endpoint({
  name: 'uploadDeskFile',
  summary: 'Stores a picture or a PDF for the next answer of the operator',
  path: '/operator/questions/:question/files',
  access: 'desk-support',
  params: DeskQuestionId,
  ...upload,
  errors: ['EC_Not_Found', 'EC_File_Not_Accepted', 'EC_Question_Elsewhere'],
});

export const closeQuestionAtDesk = endpoint({
  name: 'closeQuestionAtDesk',
  summary: 'Closes a question',
  path: '/operator/questions/:question/close',
  ...changing,
  body: strict({ version: Version }),
});

export const reopenQuestion = endpoint({
  name: 'reopenQuestion',
  summary: 'Opens a closed question again',
  path: '/operator/questions/:question/reopen',
  ...changing,
  body: strict({ version: Version }),
});

export const readDeskFile = endpoint({
  name: 'readDeskFile',
  summary: 'A file of a question, for saving',
  method: 'GET',
  path: '/operator/questions/:question/files/:file',
  access: 'desk-support',
  params: strict({ ...DeskQuestionId.properties, file: Uuid }),
  answers: { 200: binary },
  produces: 'application/octet-stream',
  errors: ['EC_Not_Found'],
});

export const helpEndpoints = [
  listQuestions,
  readSubject,
  askQuestion,
  readQuestion,
  replyToQuestion,
  markAnswerRead,
  closeQuestion,
  uploadFile,
  readFile,
  listDeskQuestions,
  readDeskQuestion,
  answerQuestion,
  closeQuestionAtDesk,
  reopenQuestion,
  readDeskFile,
  uploadDeskFile,
];
