// The cookies of signing in. None of them is sufficient alone.

import { randomBytes } from 'node:crypto';
import { sessionCookie } from '#platform/server/http/caller.ts';
import type { Configuration } from '#platform/server/configuration.ts';
import { knownBrowserSeconds } from '#platform/sign-in-failures.ts';
import { signInCookie } from '#platform/server/sign-in-cookie.ts';
import { attemptLifeSeconds } from '../rules.ts';

export function newCookieValue(): string {
  return randomBytes(32).toString('base64url');
}

export function isCookieValue(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value);
}

export function cookieScopes({ sessionDays }: Configuration) {
  return {
    session: { path: '/api', maxAge: sessionDays * 86_400 },
    signIn: { path: '/api/account/auth', maxAge: attemptLifeSeconds },
    knownBrowser: { path: '/api/account/auth/user-authentication', maxAge: knownBrowserSeconds },
  };
}

export { sessionCookie, signInCookie };
