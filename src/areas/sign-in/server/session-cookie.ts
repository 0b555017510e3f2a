// The HttpOnly cookie that tokens are bound to. It opens nothing by itself.

import { randomBytes } from 'node:crypto';
import { sessionCookie } from '#platform/server/http/caller.ts';
import type { Configuration } from '#platform/server/configuration.ts';
import { refreshTokenLifeSeconds } from '../rules.ts';

export function newCookieValue(): string {
  return randomBytes(32).toString('base64url');
}

export function cookieOptions(configuration: Configuration) {
  return {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: configuration.publicUrl?.startsWith('https:') ?? false,
    maxAge: refreshTokenLifeSeconds,
  };
}

export { sessionCookie };
