// A browser that has signed in before is known by a signed cookie. Its wrong passwords are counted apart, so that strangers
// who try passwords elsewhere cannot keep the owner out.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashOf } from './http/caller.ts';
import type { Platform } from './platform.ts';

/** The hash of the password is signed too: a new password makes every browser unknown. */
export type BrowserOwner = { kind: 'account' | 'operator'; id: number; passwordHash: string };

/** The id of the browser, if the owner signed in there with the password that is still in force. */
export function knownBrowserId(platform: Platform, cookie: string | undefined, owner: BrowserOwner): string | null {
  const [browserId = '', signature = ''] = (cookie ?? '').split('.');
  if (browserId === '' || signature === '') return null;
  const expected = signatureOf(platform, browserId, owner);
  return timingSafeEqual(hashOf(expected), hashOf(signature)) ? browserId : null;
}

/** What the browser is to keep after it has signed in. */
export function knownBrowserValue(platform: Platform, owner: BrowserOwner): string {
  const browserId = randomBytes(16).toString('base64url');
  return `${browserId}.${signatureOf(platform, browserId, owner)}`;
}

const cookiePrefix = { account: 'abonat_known_', operator: 'abonat_desk_known_' } as const;

/** One cookie for each name, so that people who share a browser are each known in it. */
export function knownBrowserCookie(kind: BrowserOwner['kind'], username: string): string {
  return cookiePrefix[kind] + hashOf(username.trim().toLowerCase()).toString('hex').slice(0, 16);
}

function signatureOf({ keys }: Platform, browserId: string, { kind, id, passwordHash }: BrowserOwner): string {
  const signed = kind === 'account' ? [browserId, id, passwordHash] : [kind, browserId, id, passwordHash];
  return createHmac('sha256', keys.knownBrowser).update(JSON.stringify(signed)).digest('base64url');
}
