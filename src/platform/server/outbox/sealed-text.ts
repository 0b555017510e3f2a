// The stored text of a message: encrypted if it contains a code or a link with a token.

import { open, seal } from '../sealed-value.ts';

export type MessageText = { body: string; html: string | null; code: string | null };

export type StoredText = { recipient: string; body: string | null; html: string | null; sealed: string | null };

export function sealText(key: Uint8Array, recipient: string, text: MessageText): string {
  return seal(key, JSON.stringify(text), bindingOf(recipient));
}

/** Null if it was encrypted under another key. Texts deleted after sending are empty. */
export function textOf(key: Uint8Array, { recipient, body, html, sealed }: StoredText): MessageText | null {
  if (sealed === null) return { body: body ?? '', html, code: null };
  const opened = open(key, sealed, bindingOf(recipient));
  return opened && (JSON.parse(opened.text) as MessageText);
}

function bindingOf(recipient: string) {
  return ['outbox', recipient];
}
