// Closes a question for the user who asked it.

import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { nextState } from '../rules.ts';
import { exchangeTicketJob } from './jobs.ts';
import { recordQuestion } from './record-question.ts';
import { lockQuestion, updateQuestion, type QuestionKey } from './store.ts';

export async function closeQuestion(platform: Platform, hasTickets: boolean, tx: Tx, key: QuestionKey) {
  const question = await lockQuestion(tx, key);
  if (!question) return refuse('EC_User_Not_Authoried');
  const state = nextState(question.state, 'close');
  if (!state) return refuse('EC_Question_Closed');
  const now = platform.clock.now();
  await updateQuestion(tx, key, { state, unansweredSince: null, isUnread: false, now });
  await recordQuestion(tx, { ...key, customerId: question.customer_id, action: 'question.close', now });
  if (hasTickets) await enqueue(tx, exchangeTicketJob, key);
  return done;
}
