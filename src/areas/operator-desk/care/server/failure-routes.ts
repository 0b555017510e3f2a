import { done, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { canRetry, stateOfMessage } from '../rules.ts';
import { pidMaskFor } from './mask-pids.ts';
import { findFailedJobs, findJobGroups, repeatJob, retryJobGroup } from './failed-job-store.ts';
import {
  findFailedMessages,
  findMessageGroups,
  lockMessage,
  retryMessageGroup,
  sendAgain,
  sendCopy,
} from './message-store.ts';
import { presentGroup, presentJob, presentMessage, textsOfMessage } from './present.ts';
import { careAudit } from './care-audit.ts';

export function failureRoutes(at: Mounting): void {
  const { db, clock } = at.platform;
  const { record, recordRead } = careAudit(at.platform);

  mount(at, calls.listFailures, async ({ operator }) => {
    const [messageGroups, messages, jobGroups, jobs] = await Promise.all([
      findMessageGroups(db, clock.now()),
      findFailedMessages(db),
      findJobGroups(db),
      findFailedJobs(db),
    ]);
    await recordRead(operator, 'failures.open', `${messages.length} messages, ${jobs.length} jobs`);
    const causes = messageGroups.map(({ cause }) => cause);
    const mask = await pidMaskFor(db, [...messages.flatMap(textsOfMessage), ...causes]);
    return ok({
      message_groups: messageGroups.map((row) => presentGroup(row, mask)),
      messages: messages.map((row) => ({ ...presentMessage(row, mask, clock.now()), group: row.group })),
      job_groups: jobGroups.map((row) => presentGroup(row, mask)),
      jobs: jobs.map((row) => ({ ...presentJob(row), group: row.group })),
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

  mount(at, calls.retryMessageGroup, (call) =>
    call.change(async (tx) => {
      const group = await retryMessageGroup(tx, call.body.group, clock.now());
      if (!group) return refuse('EC_Not_Found');
      const { name, cause, retried } = group;
      await record(tx, call.operator, 'message.retry-group', `${retried} messages`, { name, problem: cause });
      return ok({ retried });
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

  mount(at, calls.retryJobGroup, (call) =>
    call.change(async (tx) => {
      const group = await retryJobGroup(tx, call.body.group);
      if (!group) return refuse('EC_Not_Found');
      const { name, cause, retried } = group;
      await record(tx, call.operator, 'job.retry-group', `${retried} jobs`, { job: name, problem: cause });
      return ok({ retried });
    }),
  );
}
