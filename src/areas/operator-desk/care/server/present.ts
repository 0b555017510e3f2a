import { canRetry, endOfPid, stateOfMessage } from '../rules.ts';
import type { FailedJob, MessageRow } from './message-store.ts';
import type { FoundCustomer } from './store.ts';

export function presentFound({ customer_id, name, pid, account_type }: FoundCustomer) {
  return { customer: customer_id, name, pid_end: endOfPid(pid), kind: account_type };
}

export function presentJob({ id, name, at, tries, trace_id }: FailedJob) {
  return { job: id, name, at: at.toISOString(), tries, trace_id };
}

/** A sealed text is never opened here: it holds a code or a link. */
export function presentMessage(row: MessageRow, now: Date) {
  return {
    message: row.message_id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    text: row.sealed === null ? row.body : null,
    at: row.created_at.toISOString(),
    state: stateOfMessage(row),
    attempts: row.attempts,
    last_error: row.last_error,
    can_retry: canRetry(row, now),
  };
}
