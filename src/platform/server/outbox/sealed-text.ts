// The stored text of a message: encrypted if it contains a code or a link with a token.

import type { KeyVersions } from '../key-rotation/key-versions.ts';
import { openAny, sealCurrent } from '../sealed-value.ts';

export type MessageText = { body: string; html: string | null; code: string | null };

export type StoredText = { recipient: string; body: string | null; html: string | null; sealed: string | null };

export function sealText(key: KeyVersions, recipient: string, text: MessageText): string {
  return sealCurrent(key, JSON.stringify(text), messageBinding(recipient));
}

/** Null if it was encrypted under another key. Texts deleted after sending are empty. */
export function textOf(key: KeyVersions, { recipient, body, html, sealed }: StoredText): MessageText | null {
  if (sealed === null) return { body: body ?? '', html, code: null };
  const opened = openAny(key, sealed, messageBinding(recipient));
  return opened === null ? null : (JSON.parse(opened) as MessageText);
}

export function messageBinding(recipient: string) {
  return ['outbox', recipient];
}
