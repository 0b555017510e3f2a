// The SQL of back-channel logout.

import type { Tx } from '#platform/server/database/database.ts';
import type { LogoutToken } from '#platform/server/open-id/open-id-provider.ts';

export type ProviderLogout = LogoutToken & { issuer: string };

/** False if the token was used before. */
export async function spendLogoutToken(tx: Tx, { issuer, tokenId, expiresAt }: ProviderLogout): Promise<boolean> {
  const spent = await tx
    .insertInto('logout_token')
    .values({ issuer, token_id: tokenId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** The user was confirmed, but has no session yet. */
export async function revokeCodesOfIdentity(tx: Tx, { issuer, subject, sid }: ProviderLogout): Promise<void> {
  await tx
    .updateTable('sign_in_attempt')
    .set({ code_hash: null })
    .where('identity_issuer', '=', issuer)
    .$if(subject !== undefined, (attempts) => attempts.where('identity_subject', '=', subject ?? ''))
    .$if(sid !== undefined, (attempts) => attempts.where('identity_sid', '=', sid ?? ''))
    .where('used_at', 'is', null)
    .execute();
}

/** The accounts of the ended sessions, once for each session. */
export async function endSessionsOfIdentity(
  tx: Tx,
  { issuer, subject, sid }: ProviderLogout,
  now: Date,
): Promise<number[]> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('identity_issuer', '=', issuer)
    .$if(subject !== undefined, (sessions) => sessions.where('identity_subject', '=', subject ?? ''))
    .$if(sid !== undefined, (sessions) => sessions.where('identity_sid', '=', sid ?? ''))
    .where('ended_at', 'is', null)
    .returning('account_id')
    .execute();
  return ended.map(({ account_id }) => account_id);
}
