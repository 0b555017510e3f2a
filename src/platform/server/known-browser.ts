// A signed cookie identifies a browser that has signed in before. Its wrong passwords are counted separately, so
// attackers elsewhere cannot lock the owner out.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashOf } from './http/caller.ts';
import { everyVersion } from './key-rotation/key-versions.ts';
import type { Platform } from './platform.ts';

/** The signature covers the password hash: a new password invalidates every known browser. */
export type BrowserOwner = { kind: 'account' | 'operator'; id: number; passwordHash: string };

/** The id of the browser, if the owner signed in there with the current password. */
export function knownBrowserId(platform: Platform, cookie: string | undefined, owner: BrowserOwner): string | null {
  const [browserId = '', signature = ''] = (cookie ?? '').split('.');
  const isSigned = everyVersion(platform.keys.knownBrowser).some((key) =>
    timingSafeEqual(hashOf(signatureOf(key, browserId, owner)), hashOf(signature)),
  );
  return isSigned ? browserId : null;
}

/** The cookie value after a sign-in. */
export function knownBrowserValue(platform: Platform, owner: BrowserOwner): string {
  const browserId = randomBytes(16).toString('base64url');
  return `${browserId}.${signatureOf(platform.keys.knownBrowser.current, browserId, owner)}`;
}

const cookiePrefix = { account: 'abonat_known_', operator: 'abonat_desk_known_' } as const;

/** One cookie per user name, so that users of a shared browser are all known. */
export function knownBrowserCookie(kind: BrowserOwner['kind'], username: string): string {
  return cookiePrefix[kind] + hashOf(username.trim().toLowerCase()).toString('hex').slice(0, 16);
}

function signatureOf(key: Uint8Array, browserId: string, { kind, id, passwordHash }: BrowserOwner): string {
  const signed = kind === 'account' ? [browserId, id, passwordHash] : [kind, browserId, id, passwordHash];
  return createHmac('sha256', key).update(JSON.stringify(signed)).digest('base64url');
}
