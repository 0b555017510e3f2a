import { done, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract-failures.ts';
import { canRetry, stateOfMessage } from '../rules.ts';
import { repeatJob, retryJobGroup } from './failed-job-store.ts';
import { listFailures } from './list-failures.ts';
import { lockMessage, retryMessageGroup, sendAgain, sendCopy, sendSooner } from './message-store.ts';
import { careAudit } from './care-audit.ts';

export function failureRoutes(at: Mounting): void {
  const { clock } = at.platform;
  const { record, recordRead } = careAudit(at.platform);

  mount(at, calls.listFailures, async ({ operator }) => {
    const failures = await listFailures(at.platform);
    const { messages, jobs } = failures;
    await recordRead(operator, 'failures.open', `${messages.length} messages, ${jobs.length} jobs`);
    return ok(failures);
  });

  mount(at, calls.retryMessage, (call) =>
    call.change(async (tx) => {
      const messageId = Number(call.params.message);
      const row = await lockMessage(tx, messageId);
      if (!row || !canRetry(row, clock.now())) return refuse('EC_Not_Found');
      const state = stateOfMessage(row);
      if (state === 'sent') await sendCopy(tx, messageId, clock.now());
      else if (state === 'failed') await sendAgain(tx, messageId);
      else if (!(await sendSooner(tx, messageId))) return refuse('EC_Message_Being_Sent');
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
