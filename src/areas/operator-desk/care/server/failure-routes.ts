import { done, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { canRetry, stateOfMessage } from '../rules.ts';
import { pidMaskFor } from './mask-pids.ts';
import { findFailedJobs, findFailedMessages, lockMessage, repeatJob, sendAgain, sendCopy } from './message-store.ts';
import { presentJob, presentMessage, textsOfMessage } from './present.ts';
import { careAudit } from './care-audit.ts';

export function failureRoutes(at: Mounting): void {
  const { db, clock } = at.platform;
  const { record, recordRead } = careAudit(at.platform);

  mount(at, calls.listFailures, async ({ operator }) => {
    const [messages, jobs] = await Promise.all([findFailedMessages(db), findFailedJobs(db)]);
    await recordRead(operator, 'failures.open', `${messages.length} messages, ${jobs.length} jobs`);
    const mask = await pidMaskFor(db, messages.flatMap(textsOfMessage));
    return ok({
      messages: messages.map((row) => presentMessage(row, mask, clock.now())),
      jobs: jobs.map(presentJob),
    });
  });

  mount(at, calls.retryMessage, (call) =>
    call.change(async (tx) => {
      const messageId = Number(call.params.message);
      const row = await lockMessage(tx, messageId);
      if (!row || !canRetry(row, clock.now())) return refuse('EC_Not_Found');
      const state = stateOfMessage(row);
      await (state === 'sent' ? sendCopy(tx, messageId, clock.now()) : sendAgain(tx, messageId));
      await record(tx, call.operator, 'message.retry', `message ${messageId}`, { from: state, to: 'waits' });
      return done;
    }),
  );

  mount(at, calls.retryJob, (call) =>
    call.change(async (tx) => {
      const name = await repeatJob(tx, call.params.job);
      if (name === null) return refuse('EC_Not_Found');
      await record(tx, call.operator, 'job.retry', `job ${call.params.job}`, { job: name });
      return done;
    }),
  );
}
