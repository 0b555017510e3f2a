import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { revokeSignIns } from '#platform/server/end-sessions.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isUuid } from '#platform/uuid.ts';
import { deletePasskey, saveName } from './passkey-store.ts';

type PasskeyKey = { accountId: number; passkeyId: string };

export async function renamePasskey(platform: Platform, tx: Tx, key: PasskeyKey, name: string) {
  const isSaved = isUuid(key.passkeyId) && (await saveName(tx, key.accountId, key.passkeyId, name.trim()));
  return isSaved ? recordChange(platform, tx, key, 'passkey.rename') : refuse('EC_User_Not_Authoried');
}

/** The password stays, so that a user is never left without a way to sign in. */
export async function removePasskey(platform: Platform, tx: Tx, key: PasskeyKey) {
  const isDeleted = isUuid(key.passkeyId) && (await deletePasskey(tx, key.accountId, key.passkeyId));
  if (!isDeleted) return refuse('EC_User_Not_Authoried');
  await revokeSignIns(tx, key.accountId, platform.clock.now());
  return recordChange(platform, tx, key, 'passkey.remove');
}

async function recordChange(
  { clock }: Platform,
  tx: Tx,
  { accountId, passkeyId }: PasskeyKey,
  action: 'passkey.rename' | 'passkey.remove',
) {
  const facts = { reference: passkeyId };
  await recordForAccount(tx, { accountId, action, subject: String(accountId), facts, now: clock.now() });
  return done;
}
