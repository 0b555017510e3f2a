// Values that only a holder of their key can read: AES-256-GCM, bound to what they are and whom they are for.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** What a value is, for whom, under which key, and whatever else it is tied to: all of it is authenticated. */
export type Binding = readonly string[];

export type OpenedValue = { text: string; nonce: Buffer };

export function seal(key: Uint8Array, text: string, binding: Binding): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  cipher.setAAD(associated(binding));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null when anything about the value is not as it was made. */
export function open(key: Uint8Array, value: string, binding: Binding): OpenedValue | null {
  const bytes = Buffer.from(value, 'base64url');
  // One spelling alone is taken, so that a value cannot come twice in two spellings.
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
