// A short-lived, sealed word to the protection service about one number.

import { EncryptJWT } from 'jose';
import type { Platform } from '#platform/server/platform.ts';

const tokenLifeSeconds = 10 * 60;

export async function protectionToken(platform: Platform, msisdn: string): Promise<{ token: string; link: string }> {
  const now = Math.floor(platform.clock.now().getTime() / 1000);
  const token = await new EncryptJWT({ msisdn })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience('net-protect')
    .setJti(crypto.randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + tokenLifeSeconds)
    .encrypt(platform.keys.protection);
  const link = new URL('net-protect', platform.configuration.externalSelfcareUrl);
  link.searchParams.set('token', token);
  return { token, link: link.href };
}
