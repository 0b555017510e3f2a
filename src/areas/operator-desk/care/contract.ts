// Calls of customer care: finding a customer, reading their state, and the few actions of support. None acts as the
// customer. contract-failures.ts has those of failed messages and jobs.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { supportLabels, supportTopics, supportTypes } from '#platform/support-facts.ts';
import { failureEndpoints, Job, Message } from './contract-failures.ts';
import { heldStatuses, longestNote, traceId, waitingKinds } from './rules.ts';

const Customer = strict({ customer: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) });

const TraceId = Type.String({ pattern: traceId.source });

const SupportEntry = Type.Object({
  service: Type.String(),
  topic: oneOf(supportTopics),
  code: Type.Optional(Type.String({ description: 'Of an extra' })),
  name: nullable(Type.String()),
  facts: Type.Array(
    Type.Object({
      label: oneOf(supportLabels),
      type: oneOf(supportTypes),
      value: Type.Union([Type.String(), Type.Integer()], { description: 'Money in cents' }),
    }),
  ),
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
      facts: Type.Array(SupportEntry, { description: 'Terms, prices, limits and usage, from the areas that own them' }),
      notes: Type.Array(Type.Object({ note: Type.String(), text: Type.String(), by: Type.String(), at: Moment })),
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

export const addNote = endpoint({
  name: 'addNote',
  summary: 'Adds a note of support about a customer, who receives it with the export of their data',
  method: 'POST',
  path: '/operator/customers/:customer/notes',
  access: 'desk-support',
  params: Customer,
  body: strict({ text: Type.String({ minLength: 1, maxLength: longestNote, pattern: '\\S' }) }),
  answers: { 204: empty },
  errors: ['EC_Not_Found'],
  idempotency: 'key',
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

export const careEndpoints = [
  findCustomers,
  readCustomer,
  revealPid,
  addNote,
  liftCodeLock,
  endCustomerSessions,
  ...failureEndpoints,
];
