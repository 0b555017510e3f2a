// What support sees of what people have, of messages and ids.

import { attentionKinds } from '#areas/home/rules.ts';

/** How an extra stands that a number has. */
export const heldStatuses = ['Active', 'WaitingForDeactivation', 'InProgress', 'PendingActivation'] as const;

/** What may wait: for the person, or for the network. */
export const waitingKinds = [...attentionKinds, 'in-progress'] as const;

export const messageStates = ['sent', 'waits', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];

/** The number of an error, as people are shown it. */
export const traceId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type MessageTimes = { sent_at: Date | null; given_up_at: Date | null };

export function stateOfMessage({ sent_at, given_up_at }: MessageTimes): MessageState {
  if (sent_at) return 'sent';
  return given_up_at ? 'failed' : 'waits';
}

type Text = { body: string | null; sealed: string | null; useful_until: Date | null };

/** Only what still has its text, and is still of use, can go out again; what opens something goes out once. */
export function canRetry(message: MessageTimes & Text, now: Date): boolean {
  if (message.useful_until && message.useful_until <= now) return false;
  if (message.sealed !== null) return stateOfMessage(message) === 'waits';
  return message.body !== null;
}

/** What tells a pid from others when somebody reads it out, and no more. */
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
