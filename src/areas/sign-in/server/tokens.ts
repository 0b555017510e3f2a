// Creates the tokens of a session: a signed access token bound to the session cookie, and an opaque refresh token.

import { SignJWT } from 'jose';
import { createHmac, randomBytes } from 'node:crypto';
import { hashOf } from '#platform/server/http/caller.ts';
import { everyVersion, mapVersions } from '#platform/server/key-rotation/key-versions.ts';
import { oldestSession, refreshTokenLifeSeconds } from '#platform/server/live-session.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Tokens } from '../contract.ts';
import { accessTokenLifeSeconds } from '../rules.ts';

export type TokenSession = { accountId: number; sessionId: string; cookieHash: Buffer; createdAt: Date };

/** No token outlives its session. */
function secondsLeft({ configuration, clock }: Platform, { createdAt }: TokenSession, life: number): number {
  const old = createdAt.getTime() - oldestSession(configuration, clock.now()).getTime();
  return Math.min(life, Math.floor(old / 1000));
}

export async function tokensFor(platform: Platform, session: TokenSession, refreshToken: string): Promise<Tokens> {
  const issued = Math.floor(platform.clock.now().getTime() / 1000);
  const expiresIn = secondsLeft(platform, session, accessTokenLifeSeconds);
  const accessToken = await new SignJWT({ sid: session.sessionId, cnf: session.cookieHash.toString('base64url') })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(session.accountId))
    .setIssuedAt(issued)
    .setExpirationTime(issued + expiresIn)
    .sign(platform.keys.token.current);
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: expiresIn,
  };
}

/** The account id comes first, so that the row is found in the account's own shard. */
export function newRefreshToken(accountId: number): string {
  return `${accountId}.${randomBytes(32).toString('base64url')}`;
}

/**
 * Derived from the token and a secret key: a repeated refresh gets the same successor. One for each version of the key,
 * the current first: a process with another current key may have answered the first refresh.
 */
export function successorsOf(platform: Platform, accountId: number, refreshToken: string): [string, ...string[]] {
  const successorOf = (key: Uint8Array) => {
    const next = createHmac('sha256', key).update(`successor of ${refreshToken}`).digest('base64url');
    return `${accountId}.${next}`;
  };
  return everyVersion(mapVersions(platform.keys.token, successorOf));
}

export function refreshTokenRow(platform: Platform, session: TokenSession, refreshToken: string) {
  const now = platform.clock.now();
  return {
    accountId: session.accountId,
    sessionId: session.sessionId,
    tokenHash: hashOf(refreshToken),
    now,
    expiresAt: new Date(now.getTime() + secondsLeft(platform, session, refreshTokenLifeSeconds) * 1000),
  };
}

export function accountIn(refreshToken: string): number | null {
  const [account, secret] = refreshToken.split('.');
  return account && secret && /^\d{1,15}$/.test(account) ? Number(account) : null;
}
