// What support sees of extras, messages and ids.

import { attentionKinds } from '#platform/attention-kinds.ts';
import type { ReceiptState } from '#platform/sms-receipt-states.ts';

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

/** The receipt of one part of an SMS. */
export type PartReceipt = { parts: number; state: ReceiptState | null; error: string | null; at: string | null };

export type MessageDelivery = { state: ReceiptState; error: string | null; at: string };

/** A lost part makes the message unreadable, so it decides; delivered means that every part is. Null if not known yet. */
export function deliveryOf(receipts: readonly PartReceipt[]): MessageDelivery | null {
  const known = receipts.filter((receipt): receipt is PartReceipt & MessageDelivery => receipt.state !== null);
  const lost = known.find(({ state }) => state !== 'delivered' && state !== 'unknown');
  const isComplete = known.length > 0 && known.every(({ parts }) => parts === known.length);
  const decisive =
    lost ?? (isComplete ? (known.find(({ state }) => state === 'unknown') ?? latestOf(known)) : undefined);
  return decisive ? { state: decisive.state, error: decisive.error, at: decisive.at } : null;
}

function latestOf<Receipt extends { at: string }>(receipts: readonly Receipt[]): Receipt | undefined {
  return receipts.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1);
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
