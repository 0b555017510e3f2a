// The SQL of passkeys.

import type { PasskeyTransport } from '#platform/passkey-hosts.ts';
import { languageOf, type Language } from '#platform/languages.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { DeviceKey } from './relying-party.ts';

export type PasskeyRow = { passkey_id: string; name: string; created_at: Date; last_used_at: Date | null };

export function findPasskeys(reads: Reads, accountId: number): Promise<PasskeyRow[]> {
  return reads.read<PasskeyRow>({
    name: 'passkeys',
    text: `select passkey_id, name, created_at, last_used_at from passkey where account_id = $1
      order by created_at, passkey_id`,
    values: [accountId],
  });
}

export type PasskeyOwner = {
  username: string;
  full_name: string;
  email: string;
  language: Language;
  /** Null before the first passkey. */
  user_handle: Buffer | null;
  keys: { id: string; transports: PasskeyTransport[] }[];
};

/** Locks the account, so that the limit of passkeys holds for concurrent requests. */
export async function lockOwner(tx: Tx, accountId: number): Promise<PasskeyOwner> {
  const account = await tx
    .selectFrom('account')
    .select(['username', 'first_name', 'last_name', 'email', 'language'])
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const keys = await tx
    .selectFrom('passkey')
    .select(['credential_id', 'transports', 'user_handle'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return {
    username: account.username,
    email: account.email,
    language: languageOf(account.language),
    full_name: `${account.first_name} ${account.last_name}`.trim(),
    user_handle: keys[0]?.user_handle ?? null,
    keys: keys.map(({ credential_id: id, transports }) => ({ id, transports: transports as PasskeyTransport[] })),
  };
}

export type NewPasskey = {
  accountId: number;
  passkeyId: string;
  name: string;
  handle: Buffer;
  key: DeviceKey;
  now: Date;
};

/** False if the key belongs to a profile already. */
export async function savePasskey(
  tx: Tx,
  { accountId, passkeyId, name, handle, key, now }: NewPasskey,
): Promise<boolean> {
  const known = await tx
    .selectFrom('passkey_credential')
    .select('credential_id')
    .where('credential_id', '=', key.id)
    .executeTakeFirst();
  if (known) return false;
  await tx
    .insertInto('passkey')
    .values({
      account_id: accountId,
      passkey_id: passkeyId,
      credential_id: key.id,
      public_key: key.publicKey,
      counter: key.counter,
      transports: key.transports,
      user_handle: handle,
      name,
      created_at: now,
    })
    .execute();
  const saved = await tx
    .insertInto('passkey_credential')
    .values({ credential_id: key.id, account_id: accountId, passkey_id: passkeyId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('credential_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function saveName(tx: Tx, accountId: number, passkeyId: string, name: string): Promise<boolean> {
  const saved = await tx
    .updateTable('passkey')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('passkey_id', '=', passkeyId)
    .returning('passkey_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function deletePasskey(tx: Tx, accountId: number, passkeyId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('passkey_id', '=', passkeyId)
    .returning('passkey_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** A new password removes them: somebody who knew the old one could have added their own. */
export async function deletePasskeys(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('passkey').where('account_id', '=', accountId).execute();
}

export type StoredPasskey = { accountId: number; passkeyId: string; isClosed: boolean; key: DeviceKey };

export async function findPasskey(db: Queryable, credentialId: string): Promise<StoredPasskey | null> {
  const found = await db
    .selectFrom('passkey_credential as credential')
    .innerJoin('passkey', (join) =>
      join
        .onRef('passkey.account_id', '=', 'credential.account_id')
        .onRef('passkey.passkey_id', '=', 'credential.passkey_id'),
    )
    .innerJoin('account', 'account.account_id', 'credential.account_id')
    .select(['passkey.account_id', 'passkey.passkey_id', 'passkey.public_key', 'passkey.counter', 'passkey.transports'])
    .select('account.deactivated_at')
    .where('credential.credential_id', '=', credentialId)
    .executeTakeFirst();
  if (!found) return null;
  const { public_key: publicKey, counter, transports } = found;
  return {
    accountId: found.account_id,
    passkeyId: found.passkey_id,
    isClosed: found.deactivated_at !== null,
    key: { id: credentialId, publicKey, counter, transports: transports as PasskeyTransport[] },
  };
}

/** False if it was removed meanwhile. The lock makes its removal, and a new password, wait. */
export async function lockPasskey(tx: Tx, { accountId, passkeyId }: StoredPasskey): Promise<boolean> {
  const held = await tx
    .selectFrom('account')
    .innerJoin('passkey', 'passkey.account_id', 'account.account_id')
    .select('passkey.passkey_id')
    .where('account.account_id', '=', accountId)
    .where('passkey.passkey_id', '=', passkeyId)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Saves the new count of signatures. False if it is not higher than the stored one, which a concurrent answer may have
 * raised since the passkey was read; devices that do not count send 0.
 */
export async function recordUse(db: Queryable, passkey: StoredPasskey, counter: number, now: Date): Promise<boolean> {
  const recorded = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('account_id', '=', passkey.accountId)
    .where('passkey_id', '=', passkey.passkeyId)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('passkey_id')
    .executeTakeFirst();
  return recorded !== undefined;
}
