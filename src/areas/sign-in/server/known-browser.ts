// A browser that has signed in to an account before is known by a signed cookie. Its wrong passwords are counted apart, so
// that strangers who try passwords elsewhere cannot keep the owner out.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashOf } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findAccount } from './store.ts';

type ReadCookie = (name: string) => string | undefined;

/** The id of the browser, if it has signed in with this name and with the password that is still in force. */
export async function knownBrowser(platform: Platform, username: string, cookie: ReadCookie): Promise<string | null> {
  const [browserId = '', signature = ''] = (cookie(knownBrowserCookie(username)) ?? '').split('.');
  if (browserId === '' || signature === '') return null;
  const account = await findAccount(platform.db, username);
  if (!account) return null;
  const expected = signatureOf(platform, browserId, account);
  return timingSafeEqual(hashOf(expected), hashOf(signature)) ? browserId : null;
}

/** What the browser is to keep after it has signed in. */
export function knownBrowserValue(platform: Platform, account: KnownAccount): string {
  const browserId = randomBytes(16).toString('base64url');
  return `${browserId}.${signatureOf(platform, browserId, account)}`;
}

/** One cookie for each name, so that people who share a browser are each known in it. */
export function knownBrowserCookie(username: string): string {
  return `abonat_known_${hashOf(username.trim().toLowerCase()).toString('hex').slice(0, 16)}`;
}

export type KnownAccount = { account_id: number; password_hash: string };

function signatureOf({ keys }: Platform, browserId: string, account: KnownAccount): string {
  const said = JSON.stringify([browserId, account.account_id, account.password_hash]);
  return createHmac('sha256', keys.knownBrowser).update(said).digest('base64url');
}
