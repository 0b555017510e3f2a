import { canRetry, deliveryOf, endOfPid, stateOfMessage } from '../rules.ts';
import type { PidMask } from './mask-pids.ts';
import type { FailedJob } from './failed-job-store.ts';
import type { FailureGroup } from './failure-group.ts';
import type { MessageRow } from './message-store.ts';
import type { findNotes } from './note-store.ts';
import type { EvidenceRow, FoundCustomer } from './store.ts';

export function presentFound({ customer_id, name, pid, account_type }: FoundCustomer) {
  return { customer: customer_id, name, pid_end: endOfPid(pid), kind: account_type };
}

export function presentJob({ id, name, at, tries, trace_id }: FailedJob) {
  return { job: id, name, at: at.toISOString(), tries, trace_id };
}

export function presentGroup({ group, name, cause, count, retryable, first_at, last_at }: FailureGroup, mask: PidMask) {
  return {
    group,
    name,
    cause: mask(cause),
    count,
    retryable,
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
  };
}

/** An encrypted text is never decrypted here: it contains a code or a link. */
export function presentMessage(row: MessageRow, mask: PidMask, now: Date) {
  return {
    message: row.message_id,
    channel: row.channel,
    recipient: row.recipient,
    subject: mask(row.subject),
    text: row.sealed === null ? mask(row.body) : null,
    at: row.created_at.toISOString(),
    state: stateOfMessage(row),
    delivery: presentDelivery(row),
    attempts: row.attempts,
    last_error: mask(row.last_error),
    can_retry: canRetry(row, now),
  };
}

function presentDelivery({ receipts }: MessageRow) {
  const delivery = deliveryOf(receipts);
  return delivery && { state: delivery.state, at: new Date(delivery.at).toISOString(), error: delivery.error };
}

type NoteRow = Awaited<ReturnType<typeof findNotes>>[number];

export function presentNote({ note_id, text, name, created_at }: NoteRow, mask: PidMask) {
  return { note: note_id, text: mask(text), by: name, at: created_at.toISOString() };
}

export const textsOfMessage = ({ subject, body, last_error }: MessageRow) => [subject, body, last_error];

export function presentChange(row: EvidenceRow, mask: PidMask) {
  return {
    sequence: row.sequence,
    at: row.happened_at.toISOString(),
    action: row.action,
    subject: mask(row.subject),
    facts: mask(row.facts),
    hash: row.hash.toString('hex'),
    trace_id: row.trace_id,
  };
}
