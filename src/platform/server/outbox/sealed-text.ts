// The text of a message as it waits in the outbox: sealed where it has a code or a link that opens something.

import { open, seal } from '../sealed-value.ts';

export type MessageText = { body: string; html: string | null; code: string | null };

export type StoredText = { recipient: string; body: string | null; html: string | null; sealed: string | null };

export function sealText(key: Uint8Array, recipient: string, text: MessageText): string {
  return seal(key, JSON.stringify(text), bindingOf(recipient));
}

/** Null when it was sealed under another key. A text that was forgotten after sending is empty. */
export function textOf(key: Uint8Array, { recipient, body, html, sealed }: StoredText): MessageText | null {
  if (sealed === null) return { body: body ?? '', html, code: null };
  const opened = open(key, sealed, bindingOf(recipient));
  return opened && (JSON.parse(opened.text) as MessageText);
}

function bindingOf(recipient: string) {
  return ['outbox', recipient];
}
