// Calls of customer care: finding a customer, reading their state, and the few actions of support. None acts as the
// customer.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { heldStatuses, messageStates, traceId, waitingKinds } from './rules.ts';

const Customer = strict({ customer: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) });

const TraceId = Type.String({ pattern: traceId.source });

const Message = Type.Object({
  message: Type.Integer(),
  channel: Type.String(),
  recipient: Type.String(),
  subject: nullable(Type.String()),
  text: nullable(Type.String({ description: 'Null where it has a code or a link, or was forgotten' })),
  at: Moment,
  state: oneOf(messageStates),
  attempts: Type.Integer(),
  last_error: nullable(Type.String()),
  can_retry: Type.Boolean(),
});

const Job = Type.Object({
  job: Type.String(),
  name: Type.String(),
  at: Moment,
  tries: Type.Integer(),
  trace_id: nullable(Type.String()),
});

const GroupHash = Type.String({ pattern: '^[0-9a-f]{64}$' });

const FailureGroup = Type.Object({
  group: GroupHash,
  name: Type.String({ description: 'The channel of the messages or the name of the jobs' }),
  cause: nullable(Type.String({ description: 'An error code; null if unknown' })),
  count: Type.Integer(),
  retryable: Type.Integer({ description: 'How many of them a retry of the group includes' }),
  first_at: Moment,
  last_at: Moment,
});

const Found = Type.Object({
  customer: Type.Integer(),
  name: Type.String(),
  pid_end: Type.String(),
  kind: Type.String(),
});

export const findCustomers = endpoint({
  name: 'findCustomers',
  summary: 'Customers by a number, a pid, a contract, an e-mail or the trace id of a change, exactly as given',
  method: 'POST',
  path: '/operator/customers/find',
  access: 'desk-support',
  body: strict({ search: Type.String({ minLength: 3, maxLength: 100 }) }),
  answers: { 200: Type.Array(Found) },
  errors: [],
});

export const readCustomer = endpoint({
  name: 'readCustomer',
  summary: 'How everything of a customer stands; with a trace id, only the changes of that request',
  method: 'GET',
  path: '/operator/customers/:customer',
  access: 'desk-support',
  params: Customer,
  query: strict({ trace: Type.Optional(TraceId) }),
  answers: {
    200: Type.Object({
      ...Found.properties,
      accounts: Type.Array(
        Type.Object({
          account: Type.Integer(),
          email: Type.String(),
          sessions: Type.Integer(),
          is_closed: Type.Boolean(),
        }),
      ),
      services: Type.Array(
        Type.Object({
          service: Type.String(),
          type: Type.String(),
          tariff: Type.String(),
          extras: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), status: oneOf(heldStatuses) })),
        }),
      ),
      waiting: Type.Array(
        Type.Object({
          service: Type.String(),
          kind: oneOf(waitingKinds),
          subject: Type.String({ description: 'What of the service waits' }),
          name: nullable(Type.String({ description: 'What it is called, where it has a name of its own' })),
          at: Moment,
        }),
      ),
      locks: Type.Array(Type.Object({ guarded: Type.String(), failures: Type.Integer(), until: nullable(Moment) })),
      changes: Type.Array(
        Type.Object({
          sequence: Type.Integer(),
          at: Moment,
          action: Type.String(),
          subject: Type.String(),
          facts: Type.String(),
          hash: Type.String({ description: 'The evidence of the row' }),
          trace_id: nullable(Type.String({ description: 'The request behind it, as the person was shown it' })),
        }),
      ),
      messages: Type.Array(Message),
      jobs: Type.Array(Job, { description: 'Given up, of what the customer asked for' }),
    }),
  },
  errors: ['EC_Not_Found'],
});

export const revealPid = endpoint({
  name: 'revealPid',
  summary: 'The whole pid of a customer; asking is written down',
  method: 'POST',
  path: '/operator/customers/:customer/pid',
  access: 'desk-support',
  params: Customer,
  answers: { 200: Type.Object({ pid: Type.String() }) },
  errors: ['EC_Not_Found'],
});

export const liftCodeLock = endpoint({
  name: 'liftCodeLock',
  summary: 'Lifts the lock that wrong codes brought, once the help line knows who is calling',
  method: 'POST',
  path: '/operator/customers/:customer/unlock',
  access: 'desk-support',
  params: Customer,
  body: strict({ guarded: Type.String({ pattern: '^(number|account|security-code):[0-9]{1,15}$' }) }),
  answers: { 204: empty },
  errors: ['EC_Not_Found'],
  idempotency: 'key',
});

export const endCustomerSessions = endpoint({
  name: 'endCustomerSessions',
  summary: 'Signs an account of the customer out everywhere',
  method: 'POST',
  path: '/operator/customers/:customer/sign-out',
  access: 'desk-support',
  params: Customer,
  body: strict({ account: Type.Integer({ minimum: 1, maximum: 999_999_999_999 }) }),
  answers: { 204: empty },
  errors: ['EC_Not_Found'],
  idempotency: 'key',
});

export const listFailures = endpoint({
  name: 'listFailures',
  summary: 'Messages and jobs that failed or wait for another try, with their groups by cause',
  method: 'GET',
  path: '/operator/failures',
  access: 'desk-support',
  answers: {
    200: Type.Object({
      message_groups: Type.Array(FailureGroup),
      messages: Type.Array(Type.Object({ ...Message.properties, group: GroupHash })),
      job_groups: Type.Array(FailureGroup),
      jobs: Type.Array(Type.Object({ ...Job.properties, group: GroupHash })),
    }),
  },
  errors: [],
});

const Retried = Type.Object({ retried: Type.Integer() });

export const retryMessageGroup = endpoint({
  name: 'retryMessageGroup',
  summary: 'Sends the failed messages of one cause again, at most 10,000 at a time',
  method: 'POST',
  path: '/operator/failures/messages/retry',
  access: 'desk-support',
  body: strict({ group: GroupHash }),
  answers: { 200: Retried },
  errors: ['EC_Not_Found'],
  idempotency: 'key',
});

export const retryJobGroup = endpoint({
  name: 'retryJobGroup',
  summary: 'Repeats the failed jobs of one name and cause, at most 10,000 at a time',
  method: 'POST',
  path: '/operator/failures/jobs/retry',
  access: 'desk-support',
  body: strict({ group: GroupHash }),
  answers: { 200: Retried },
  errors: ['EC_Not_Found'],
  idempotency: 'key',
});

export const retryMessage = endpoint({
  name: 'retryMessage',
  summary: 'Sends a message that failed, or that waits for another try, at once; one that went out is sent once more',
  method: 'POST',
  path: '/operator/messages/:message/retry',
  access: 'desk-support',
  params: strict({ message: Type.String({ pattern: '^\\d{1,15}$' }) }),
  answers: { 204: empty },
  errors: ['EC_Not_Found'],
  idempotency: 'key',
});

export const retryJob = endpoint({
  name: 'retryJob',
  summary: 'Does a job that was given up once more',
  method: 'POST',
  path: '/operator/jobs/:job/retry',
  access: 'desk-support',
  params: strict({ job: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }),
  answers: { 204: empty },
  errors: ['EC_Not_Found'],
  idempotency: 'key',
});

export const careEndpoints = [
  findCustomers,
  readCustomer,
  revealPid,
  liftCodeLock,
  endCustomerSessions,
  listFailures,
  retryMessage,
  retryMessageGroup,
  retryJob,
  retryJobGroup,
];
