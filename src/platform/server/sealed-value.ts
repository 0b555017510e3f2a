// Encrypted values: AES-256-GCM, bound to their purpose and recipient.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { everyVersion, type KeyVersions } from './key-rotation/key-versions.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Purpose, recipient, key name and other context of a value: all of it is authenticated. */
export type Binding = readonly string[];

export type OpenedValue = { text: string; nonce: Buffer };

export function seal(key: Uint8Array, text: string, binding: Binding): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  cipher.setAAD(associated(binding));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Encrypts under the current version of the key. */
export function sealCurrent(key: KeyVersions, text: string, binding: Binding): string {
  return seal(key.current, text, binding);
}

/** The text that any version of the key encrypted; null if none did. */
export function openAny(key: KeyVersions, value: string, binding: Binding): string | null {
  for (const version of everyVersion(key)) {
    const opened = open(version, value, binding);
    if (opened) return opened.text;
  }
  return null;
}

/** A value of the previous key, encrypted under the current one; null for any other value. */
export function reseal(key: KeyVersions, value: string, binding: Binding): string | null {
  const opened = key.previous && open(key.previous, value, binding);
  return opened && sealCurrent(key, opened.text, binding);
}

/** Null if the value or its binding was altered. */
export function open(key: Uint8Array, value: string, binding: Binding): OpenedValue | null {
  const bytes = Buffer.from(value, 'base64url');
  // Only one base64 spelling is accepted, so that a value cannot be replayed in another one.
  if (bytes.length <= nonceLength + tagLength || bytes.toString('base64url') !== value) return null;
  const nonce = bytes.subarray(0, nonceLength);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  decipher.setAAD(associated(binding));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    const text = decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
    return { text, nonce };
  } catch {
    return null;
  }
}

function associated(binding: Binding): Buffer {
  return Buffer.from(JSON.stringify(binding));
}
