// What support sees of extras, messages and ids.

import { attentionKinds } from '#platform/attention-kinds.ts';

/** The statuses of an extra that a number has. */
export const heldStatuses = ['Active', 'WaitingForDeactivation', 'InProgress', 'PendingActivation'] as const;

/** The kinds of pending entries: for the user, or for the network. */
export const waitingKinds = [...attentionKinds, 'in-progress'] as const;

export const messageStates = ['sent', 'waits', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];

/** The longest note of support, in characters. */
export const longestNote = 2000;

/** The trace id that error messages show. */
export const traceId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type MessageTimes = { sent_at: Date | null; given_up_at: Date | null };

export function stateOfMessage({ sent_at, given_up_at }: MessageTimes): MessageState {
  if (sent_at) return 'sent';
  return given_up_at ? 'failed' : 'waits';
}

type Text = { body: string | null; sealed: string | null; useful_until: Date | null };

/** Only a message with its text that is still useful can be resent; one with a code or a link is sent once. */
export function canRetry(message: MessageTimes & Text, now: Date): boolean {
  if (message.useful_until && message.useful_until <= now) return false;
  if (message.sealed !== null) return stateOfMessage(message) === 'waits';
  return message.body !== null;
}

/** Enough to tell pids apart when read aloud. */
export function endOfPid(pid: string): string {
  return pid.slice(-3);
}

const word = /[\p{L}\p{N}]+/gu;

export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

export function maskWords(text: string, pids: ReadonlySet<string>): string {
  return text.replaceAll(word, (each) => (pids.has(each) ? `…${endOfPid(each)}` : each));
}
