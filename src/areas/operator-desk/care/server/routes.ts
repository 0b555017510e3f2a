import type { AuditAction } from '#platform/audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import { done, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import type { DeskOperator } from '#platform/server/http/desk-operator.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { recordDeskAction } from '../../server/record-desk-action.ts';
import * as calls from '../contract.ts';
import { canRetry, stateOfMessage } from '../rules.ts';
import { pidMaskFor } from './mask-pids.ts';
import { findFailedJobs, findFailedMessages, lockMessage, repeatJob, sendAgain, sendCopy } from './message-store.ts';
import { presentFound, presentJob, presentMessage, textsOfMessage } from './present.ts';
import { readCustomer } from './read-customer.ts';
import { endSessions, findCustomer, findCustomers, forgetFailures, guardedThings } from './store.ts';

export function careRoutes(at: Mounting): void {
  const { platform } = at;
  const { db, clock } = platform;
  const record = (tx: Tx, { name: by }: DeskOperator, action: AuditAction, subject: string, facts: AuditFacts = {}) =>
    recordDeskAction(tx, { by, action, subject, facts, happenedAt: clock.now() });
  /** Reading is audited too. */
  const noteLook = (operator: DeskOperator, action: AuditAction, subject: string, facts: AuditFacts = {}) =>
    inTransaction(db, (tx) => record(tx, operator, action, subject, facts));

  mount(at, calls.findCustomers, async (call) => {
    const found = await findCustomers(db, call.body.search.trim());
    const customers = found.map(({ customer_id }) => customer_id);
    await noteLook(call.operator, 'customer.find', `${customers.length} found`, { customers });
    return ok(found.map(presentFound));
  });

  mount(at, calls.readCustomer, async ({ params, query, operator, language }) => {
    const page = await readCustomer(platform, { customerId: Number(params.customer), language, trace: query.trace });
    if (!page) return refuse('EC_Not_Found');
    await noteLook(operator, 'customer.open', `customer ${params.customer}`);
    return ok(page);
  });

  mount(at, calls.revealPid, async ({ params, operator }) => {
    const found = await findCustomer(db, Number(params.customer));
    if (!found) return refuse('EC_Not_Found');
    await noteLook(operator, 'customer.pid', `customer ${params.customer}`);
    return ok({ pid: found.pid });
  });

  mount(at, calls.liftCodeLock, (call) =>
    call.change(async (tx) => {
      const { guarded } = call.body;
      const isTheirs = (await guardedThings(tx, Number(call.params.customer))).includes(guarded);
      if (!isTheirs || !(await forgetFailures(tx, guarded))) return refuse('EC_Not_Found');
      await record(tx, call.operator, 'codes.unlock', `customer ${call.params.customer}`, { guarded });
      return done;
    }),
  );

  mount(at, calls.endCustomerSessions, (call) =>
    call.change(async (tx) => {
      const { account } = call.body;
      const ended = await endSessions(tx, Number(call.params.customer), account, clock.now());
      if (ended === null) return refuse('EC_Not_Found');
      await record(tx, call.operator, 'sessions.end', `customer ${call.params.customer}`, { account, ended });
      return done;
    }),
  );

  mount(at, calls.listFailures, async ({ operator }) => {
    const [messages, jobs] = await Promise.all([findFailedMessages(db), findFailedJobs(db)]);
    await noteLook(operator, 'failures.open', `${messages.length} messages, ${jobs.length} jobs`);
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
