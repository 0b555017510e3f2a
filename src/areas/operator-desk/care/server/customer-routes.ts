import { done, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { endSessions } from '#platform/server/end-sessions.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { ReadSupportFacts } from '#platform/server/support-facts.ts';
import * as calls from '../contract.ts';
import { insertNote } from './note-store.ts';
import { presentFound } from './present.ts';
import { readCustomer } from './read-customer.ts';
import { findCustomer, findCustomers, forgetFailures, guardedThings, isAccountOf } from './store.ts';
import { careAudit } from './care-audit.ts';

export function customerRoutes(at: Mounting, supportFacts: readonly ReadSupportFacts[]): void {
  const { platform } = at;
  const { db, clock } = platform;
  const { record, recordRead } = careAudit(platform);

  mount(at, calls.findCustomers, async (call) => {
    const found = await findCustomers(db, call.body.search.trim());
    const customers = found.map(({ customer_id }) => customer_id);
    await recordRead(call.operator, 'customer.find', `${customers.length} found`, { customers });
    return ok(found.map(presentFound));
  });

  mount(at, calls.readCustomer, async ({ params, query, operator, language }) => {
    const request = { customerId: Number(params.customer), language, trace: query.trace };
    const page = await readCustomer(platform, request, supportFacts);
    if (!page) return refuse('EC_Not_Found');
    await recordRead(operator, 'customer.open', `customer ${params.customer}`);
    return ok(page);
  });

  mount(at, calls.revealPid, async ({ params, operator }) => {
    const found = await findCustomer(db, Number(params.customer));
    if (!found) return refuse('EC_Not_Found');
    await recordRead(operator, 'customer.pid', `customer ${params.customer}`);
    return ok({ pid: found.pid });
  });

  mount(at, calls.addNote, (call) =>
    call.change(async (tx) => {
      const customerId = Number(call.params.customer);
      if (!(await findCustomer(tx, customerId))) return refuse('EC_Not_Found');
      const { operatorId } = call.operator;
      await insertNote(tx, { customerId, operatorId, text: call.body.text.trim(), now: clock.now() });
      // Without the text: the audit log is permanent, and notes are erased.
      await record(tx, call.operator, 'customer.note', `customer ${customerId}`);
      return done;
    }),
  );

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
      if (!(await isAccountOf(tx, Number(call.params.customer), account))) return refuse('EC_Not_Found');
      const ended = await endSessions(tx, account, { now: clock.now() });
      await record(tx, call.operator, 'sessions.end', `customer ${call.params.customer}`, { account, ended });
      return done;
    }),
  );
}
