// Asks support about a subject. The facts of the subject are stored as they are now.

import { randomUUID } from 'node:crypto';
import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { QuestionSubject } from '#platform/question-subject.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { titleOfText } from '../rules.ts';
import { attachFiles } from './file-store.ts';
import { exchangeTicketJob } from './jobs.ts';
import { refusalOverLimit } from './message-limit.ts';
import { mailUser } from './question-mails.ts';
import { recordQuestion } from './record-question.ts';
import { resolveSubject } from './resolve-subject.ts';
import { insertMessage, insertQuestion } from './store.ts';

export type QuestionRequest = {
  accountId: number;
  subject: QuestionSubject;
  text: string;
  files: readonly string[];
  origin: string;
};

export async function askQuestion(platform: Platform, hasTickets: boolean, tx: Tx, request: QuestionRequest) {
  const { accountId, subject, text, files, origin } = request;
  const refused = await refusalOverLimit(platform, 'message', String(accountId));
  if (refused) return refused;
  const now = platform.clock.now();
  const found = await resolveSubject({ db: tx, accountId, now }, subject);
  if (isRefusal(found)) return found;
  const key = { accountId, questionId: randomUUID() };
  const { customerId, facts } = found;
  const titles = { titleBg: found.titleBg ?? titleOfText(text), titleEn: found.titleEn ?? titleOfText(text) };
  await insertQuestion(tx, { ...key, customerId, subject, ...titles, facts, now });
  const messageNo = await insertMessage(tx, {
    ...key,
    author: 'user',
    writtenBy: null,
    text: text.trim(),
    createdAt: now,
  });
  if (!(await attachFiles(tx, { ...key, messageNo, uploadedBy: null }, files))) return refuse('EC_User_Not_Authoried');
  await mailUser(tx, { ...key, ...titles, name: 'mail.question_received', origin, now });
  await recordQuestion(tx, { ...key, customerId, action: 'question.ask', now });
  if (hasTickets) await enqueue(tx, exchangeTicketJob, key);
  return ok({ question_id: key.questionId });
}
