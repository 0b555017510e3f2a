// The stored hash of a security code. The code itself is not stored, so its hash cannot be made again under another key.
// When the secret key is rotated, the hash is hashed again under the new key, and the old hash key is stored encrypted.

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import type { Keys } from '../keys.ts';
import { openAny } from '../sealed-value.ts';

export type HashKeys = Pick<Keys, 'ids' | 'code' | 'storage'>;

export type CodeHash = { code_hash: Buffer; hash_keys: string[] };

type StoredHash = { code_hash: Buffer | null; hash_keys: string[] };

type KnownKeys = ReadonlyMap<string, Uint8Array>;

/** Bound to the customer, so that equal codes of two customers have different hashes. */
export function hashSecurityCode({ ids, code: key }: HashKeys, customerId: number, code: string): CodeHash {
  return { code_hash: hmac(key.current, textOf(customerId, code)), hash_keys: [ids.current] };
}

/** The keys of the configuration, and those of earlier secrets. */
export async function readHashKeys(db: Queryable, { ids, code, storage }: HashKeys): Promise<KnownKeys> {
  const retired = await db.selectFrom('retired_code_key').selectAll().execute();
  const known = new Map<string, Uint8Array>();
  for (const { key_id, sealed } of retired) {
    const opened = openAny(storage, sealed, retiredKeyBinding(key_id));
    if (opened !== null) known.set(key_id, Buffer.from(opened, 'base64url'));
  }
  for (const version of ['current', 'previous', 'next'] as const) {
    const [id, key] = [ids[version], code[version]];
    if (id !== null && key !== null) known.set(id, key);
  }
  return known;
}

export const retiredKeyBinding = (keyId: string) => ['code key', keyId];

export function isSecurityCode(
  keys: HashKeys,
  known: KnownKeys,
  stored: StoredHash,
  { customerId, typed }: { customerId: number; typed: string },
): boolean {
  if (stored.code_hash === null) return false;
  let hash: string | Buffer = textOf(customerId, typed);
  for (const id of hashKeysOf(keys, stored)) {
    const key = known.get(id);
    if (!key) return false;
    hash = hmac(key, hash);
  }
  return Buffer.isBuffer(hash) && timingSafeEqual(hash, stored.code_hash);
}

/** A code of an earlier version of the portal is older than the rotation. */
function hashKeysOf({ ids }: HashKeys, { hash_keys }: StoredHash): string[] {
  return hash_keys.length > 0 ? hash_keys : [ids.previous ?? ids.current];
}

/** The hash after a rotation. */
export function hashAgain({ code }: HashKeys, hash: Buffer): Buffer {
  return hmac(code.current, hash);
}

const textOf = (customerId: number, code: string) => `security code ${customerId} ${code}`;

function hmac(key: Uint8Array, text: string | Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
