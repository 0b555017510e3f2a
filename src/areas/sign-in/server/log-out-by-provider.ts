// Back-channel logout: the identity provider has signed a user out, and the sessions that it opened here end. Sessions
// opened with a password stay.

import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { IdentityProviderUnavailable, type LogoutToken } from '#platform/server/open-id/open-id-provider.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import { endSessionsOfIdentity, revokeCodesOfIdentity, spendLogoutToken } from './logout-store.ts';

/** False if the token is invalid, cannot be verified, or was used before; then no session ends. */
export async function logOutByProvider(
  platform: Platform,
  provider: IdentityProvider,
  token: string,
): Promise<boolean> {
  const read = await readToken(platform, provider, token);
  if (!read) return false;
  const logout = { ...read, issuer: provider.issuer };
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    if (!(await spendLogoutToken(tx, logout))) return false;
    // First the codes: a sign-in that uses its code now is waited for, and its session is ended below.
    await revokeCodesOfIdentity(tx, logout);
    const accounts = await endSessionsOfIdentity(tx, logout, now);
    for (const accountId of [...new Set(accounts)].toSorted((a, b) => a - b)) {
      const ended = accounts.filter((each) => each === accountId).length;
      await recordForAccount(tx, {
        accountId,
        action: 'session.provider-logout',
        subject: `account ${accountId}`,
        facts: { ended },
        now,
      });
    }
    return true;
  });
}

/** The standard answers a logout that failed like an invalid one, so the operator finds the cause in the log. */
async function readToken({ log }: Platform, provider: IdentityProvider, token: string): Promise<LogoutToken | null> {
  try {
    return await provider.readLogoutToken(token);
  } catch (error) {
    if (!(error instanceof IdentityProviderUnavailable)) throw error;
    log.warn({ err: error }, 'a logout token could not be verified');
    return null;
  }
}
