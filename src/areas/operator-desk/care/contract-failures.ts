// Calls of failed messages and jobs: reading them by cause, and retrying one or all of a cause.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { receiptStates } from '#platform/sms-receipt-states.ts';
import { messageStates } from './rules.ts';

export const Message = Type.Object({
  message: Type.Integer(),
  channel: Type.String(),
  recipient: Type.String(),
  subject: nullable(Type.String()),
  text: nullable(Type.String({ description: 'Null where it has a code or a link, or was forgotten' })),
  at: Moment,
  state: oneOf(messageStates),
  delivery: nullable(
    Type.Object({
      state: oneOf(receiptStates),
      at: Moment,
      error: nullable(Type.String({ description: 'The code of the SMS centre or the network' })),
    }),
  ),
  attempts: Type.Integer(),
  last_error: nullable(Type.String()),
  can_retry: Type.Boolean(),
});

export const Job = Type.Object({
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
  errors: ['EC_Not_Found', 'EC_Message_Being_Sent'],
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

export const failureEndpoints = [listFailures, retryMessage, retryMessageGroup, retryJob, retryJobGroup];
