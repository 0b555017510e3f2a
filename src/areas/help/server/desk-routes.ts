// The calls of support. What an operator views is audited, too.

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { isUuid } from '#platform/uuid.ts';
import * as calls from '../contract.ts';
import { changeAtDesk } from './change-at-desk.ts';
import { countQuestions, findQuestionKey, findUserAtDesk, listQuestionsAtDesk } from './desk-store.ts';
import { dispositionOf } from './file-disposition.ts';
import { findFile } from './file-store.ts';
import { presentDeskListed, presentDeskQuestion } from './present.ts';
import { findMessages, findQuestion } from './store.ts';
import { uploadDeskFile } from './upload-file.ts';

const listedAtOnce = 50;

export function deskQuestionRoutes(at: Mounting, hasTickets: boolean): void {
  deskReadRoutes(at, hasTickets);
  deskChangeRoutes(at, hasTickets);
}

function deskReadRoutes(at: Mounting, hasTickets: boolean): void {
  const { db, clock } = at.platform;
  const recordRead = (by: string, action: AuditAction, subject: string) =>
    inTransaction(db, (tx) => recordDeskAction(tx, { by, action, subject, facts: {}, happenedAt: clock.now() }));

  mount(at, calls.listDeskQuestions, async ({ query, language }) => {
    const { state = 'open', from = '0' } = query;
    const page = { state, from: Number(from), limit: listedAtOnce };
    const [counts, rows] = await Promise.all([countQuestions(db), listQuestionsAtDesk(db, page)]);
    return ok({ counts, questions: rows.map((row) => presentDeskListed(row, language)) });
  });

  mount(at, calls.readDeskQuestion, async ({ params, operator, language }) => {
    const key = await findQuestionKey(db, params.question);
    if (!key) return refuse('EC_Not_Found');
    const [row, messages, user] = await Promise.all([
      findQuestion(db, key),
      findMessages(db, key),
      findUserAtDesk(db, key.accountId),
    ]);
    if (!row || !user) return refuse('EC_Not_Found');
    await recordRead(operator.name, 'question.open', params.question);
    return ok(presentDeskQuestion({ row, messages, user, hasTickets }, language));
  });

  mount(at, calls.readDeskFile, async (call) => {
    const { question, file: fileId } = call.params;
    const key = await findQuestionKey(db, question);
    const file = key && isUuid(fileId) ? await findFile(db, key, fileId) : undefined;
    if (!file) return refuse('EC_Not_Found');
    await recordRead(call.operator.name, 'question.file', question);
    call.setHeader('content-disposition', dispositionOf(file.name));
    return ok(file.content);
  });
}

function deskChangeRoutes(at: Mounting, hasTickets: boolean): void {
  const { platform } = at;

  mount(at, calls.answerQuestion, (call) => {
    const { body, params, operator, ownOrigin: origin } = call;
    const common = { questionId: params.question, by: operator.name, origin };
    return call.change((tx) => changeAtDesk(platform, hasTickets, tx, { ...common, event: 'answer', ...body }));
  });

  mount(at, calls.uploadDeskFile, ({ body, params, operator, change }) => {
    const upload = { ...body, questionId: params.question, by: operator.name };
    return change((tx) => uploadDeskFile(platform, hasTickets, tx, upload));
  });

  for (const [spec, event] of [
    [calls.closeQuestionAtDesk, 'close'],
    [calls.reopenQuestion, 'reopen'],
  ] as const) {
    mount(at, spec, (call) => {
      const { body, params, operator, ownOrigin: origin } = call;
      const common = { questionId: params.question, by: operator.name, origin };
      return call.change((tx) => changeAtDesk(platform, hasTickets, tx, { ...common, event, ...body }));
    });
  }
}
