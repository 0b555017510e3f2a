// What support does with a question: answer, close, reopen. An operator changes the version that they saw: of two who
// answer at once, the second is refused.

import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { nextState, unansweredSince } from '../rules.ts';
import { findQuestionKey } from './desk-store.ts';
import { attachFiles } from './file-store.ts';
import { mailUser } from './question-mails.ts';
import { insertMessage, lockQuestion, updateQuestion } from './store.ts';

export type DeskChange = {
  questionId: string;
  version: number;
  /** The name of the operator. */
  by: string;
  origin: string;
} & ({ event: 'answer'; text: string; files: readonly string[] } | { event: 'close' | 'reopen' });

const mails = { answer: 'mail.question_answered', close: 'mail.question_closed', reopen: null } as const;

export async function changeAtDesk(platform: Platform, hasTickets: boolean, tx: Tx, change: DeskChange) {
  const { questionId, version, by, origin, event } = change;
  const key = await findQuestionKey(tx, questionId);
  const question = key && (await lockQuestion(tx, key));
  if (!question) return refuse('EC_Not_Found');
  if (hasTickets) return refuse('EC_Question_Elsewhere');
  if (question.version !== version) return refuse('EC_Settings_Changed');
  const state = nextState(question.state, event);
  if (!state) return refuse('EC_Question_Closed');
  const now = platform.clock.now();
  if (event === 'answer') {
    const text = change.text.trim();
    const messageNo = await insertMessage(tx, { ...key, author: 'support', writtenBy: by, text, createdAt: now });
    if (!(await attachFiles(tx, { ...key, messageNo, uploadedBy: by }, change.files))) return refuse('EC_Not_Found');
  }
  await updateQuestion(tx, key, {
    state,
    unansweredSince: unansweredSince(event, question.unanswered_since, now),
    isUnread: event === 'answer' || question.is_unread,
    now,
  });
  const mail = mails[event];
  const titles = { titleBg: question.title_bg, titleEn: question.title_en };
  const files = event === 'answer' ? { files: change.files.length } : {};
  if (mail) await mailUser(tx, { ...key, ...titles, ...files, name: mail, origin, now });
  await recordDeskAction(tx, { by, action: `question.${event}`, subject: questionId, facts: files, happenedAt: now });
  return done;
}
