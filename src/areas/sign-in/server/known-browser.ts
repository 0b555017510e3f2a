import type { Platform } from '#platform/server/platform.ts';
import { knownBrowserCookie, knownBrowserId, type BrowserOwner } from '#platform/server/known-browser.ts';
import { findAccount } from './store.ts';

export type KnownAccount = { account_id: number; password_hash: string };

export const browserOwner = ({ account_id, password_hash }: KnownAccount): BrowserOwner => ({
  kind: 'account',
  id: account_id,
  passwordHash: password_hash,
});

/** The id of the browser, if the account of this name knows it. */
export async function knownBrowser(
  platform: Platform,
  username: string,
  cookie: (name: string) => string | undefined,
): Promise<string | null> {
  const value = cookie(knownBrowserCookie('account', username));
  const account = value === undefined ? undefined : await findAccount(platform.db, username);
  return account ? knownBrowserId(platform, value, browserOwner(account)) : null;
}
