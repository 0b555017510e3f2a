// Adds a message of the user to a question, which is then open again.

import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { nextState, unansweredSince } from '../rules.ts';
import { attachFiles } from './file-store.ts';
import { exchangeTicketJob } from './jobs.ts';
import { refusalOverLimit } from './message-limit.ts';
import { recordQuestion } from './record-question.ts';
import { insertMessage, lockQuestion, updateQuestion, type QuestionKey } from './store.ts';

export type Reply = QuestionKey & { text: string; files: readonly string[] };

export async function replyToQuestion(platform: Platform, hasTickets: boolean, tx: Tx, reply: Reply) {
  const { text, files, ...key } = reply;
  const refused = await refusalOverLimit(platform, 'message', String(key.accountId));
  if (refused) return refused;
  const now = platform.clock.now();
  const question = await lockQuestion(tx, key);
  if (!question) return refuse('EC_User_Not_Authoried');
  const state = nextState(question.state, 'reply');
  if (!state) return refuse('EC_Question_Closed');
  const messageNo = await insertMessage(tx, {
    ...key,
    author: 'user',
    writtenBy: null,
    text: text.trim(),
    createdAt: now,
  });
  if (!(await attachFiles(tx, { ...key, messageNo, uploadedBy: null }, files))) return refuse('EC_User_Not_Authoried');
  const waiting = unansweredSince('reply', question.unanswered_since, now);
  await updateQuestion(tx, key, { state, unansweredSince: waiting, isUnread: false, now });
  await recordQuestion(tx, { ...key, customerId: question.customer_id, action: 'question.reply', now });
  if (hasTickets) await enqueue(tx, exchangeTicketJob, key);
  return done;
}
