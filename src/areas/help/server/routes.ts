import { done, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { inLanguage } from '#platform/languages.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { isUuid } from '#platform/uuid.ts';
import * as calls from '../contract.ts';
import { askQuestion } from './ask-question.ts';
import { closeQuestion } from './close-question.ts';
import { deskQuestionRoutes } from './desk-routes.ts';
import { dispositionOf } from './file-disposition.ts';
import { findFile } from './file-store.ts';
import { presentFact, presentListed, presentQuestion } from './present.ts';
import { replyToQuestion } from './reply-to-question.ts';
import { resolveSubject } from './resolve-subject.ts';
import { findMessages, findQuestion, findQuestions, markRead } from './store.ts';
import type { TicketSystem } from './ticket-system/ticket-system.ts';
import { uploadFile } from './upload-file.ts';

export function helpRoutes(at: Mounting, tickets: TicketSystem | null): void {
  readingRoutes(at);
  changingRoutes(at, tickets !== null);
  deskQuestionRoutes(at, tickets !== null);
}

function readingRoutes(at: Mounting): void {
  const { db, clock } = at.platform;

  mount(at, calls.listQuestions, async (call) =>
    ok((await findQuestions(call.reads, call.caller.accountId)).map((row) => presentListed(row, call.language))),
  );

  mount(at, calls.readSubject, async ({ caller, query, language }) => {
    const found = await resolveSubject({ db, accountId: caller.accountId, now: clock.now() }, query);
    if (isRefusal(found)) return found;
    const title = inLanguage({ bg: found.titleBg, en: found.titleEn }, language) ?? '';
    return ok({ title, facts: found.facts.map((fact) => presentFact(fact, language)) });
  });

  mount(at, calls.readQuestion, async ({ caller, params, language }) => {
    const key = { accountId: caller.accountId, questionId: params.questionId };
    const [question, messages] = await Promise.all([findQuestion(db, key), findMessages(db, key)]);
    return question ? ok(presentQuestion(question, messages, language)) : refuse('EC_User_Not_Authoried');
  });

  mount(at, calls.readFile, async (call) => {
    const { questionId, fileId } = call.params;
    const key = { accountId: call.caller.accountId, questionId };
    const file = isUuid(fileId) ? await findFile(db, key, fileId) : undefined;
    if (!file) return refuse('EC_User_Not_Authoried');
    call.setHeader('content-disposition', dispositionOf(file.name));
    return ok(file.content);
  });
}

function changingRoutes(at: Mounting, hasTickets: boolean): void {
  const { platform } = at;

  mount(at, calls.uploadFile, (call) =>
    call.change((tx) => uploadFile(platform, tx, { accountId: call.caller.accountId, ...call.body })),
  );

  mount(at, calls.askQuestion, (call) =>
    call.change((tx) => {
      const request = { accountId: call.caller.accountId, ...call.body, origin: call.ownOrigin };
      return askQuestion(platform, hasTickets, tx, request);
    }),
  );

  mount(at, calls.replyToQuestion, (call) =>
    call.change((tx) => {
      const key = { accountId: call.caller.accountId, questionId: call.params.questionId };
      return replyToQuestion(platform, hasTickets, tx, { ...key, ...call.body });
    }),
  );

  mount(at, calls.markAnswerRead, (call) =>
    call.change(async (tx) => {
      await markRead(tx, { accountId: call.caller.accountId, questionId: call.params.questionId });
      return done;
    }),
  );

  mount(at, calls.closeQuestion, (call) =>
    call.change((tx) => {
      const key = { accountId: call.caller.accountId, questionId: call.params.questionId };
      return closeQuestion(platform, hasTickets, tx, key);
    }),
  );
}
