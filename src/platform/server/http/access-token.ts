// Reads access tokens. Each process verifies a signature once and caches the result; the database checks the session on
// every call.

import type { JWTPayload } from 'jose';
import { sessionIdPattern } from '#platform/session.ts';
import { verifyJwt } from '../key-rotation/verify-jwt.ts';
import type { Keys } from '../keys.ts';

export type TokenClaims = { accountId: number; sessionId: string; cookieHash: Buffer };

type VerifiedToken = TokenClaims & { expiresAt: number };

/** An entry takes about 0.5 kB. */
const mostRemembered = 10_000;
const remembered = new WeakMap<Keys, Map<string, VerifiedToken>>();

/** The claims of a valid, unexpired token of the portal. */
export async function verifiedClaims(keys: Keys, token: string, now: Date): Promise<TokenClaims | null> {
  const known = rememberedBy(keys);
  const verified = known.get(token) ?? (await verify(keys, token));
  if (!verified || verified.expiresAt <= Math.floor(now.getTime() / 1000)) return null;
  known.set(token, verified);
  // The oldest entry is first.
  if (known.size > mostRemembered) known.delete(known.keys().next().value ?? '');
  return verified;
}

function rememberedBy(keys: Keys): Map<string, VerifiedToken> {
  const known = remembered.get(keys) ?? new Map<string, VerifiedToken>();
  remembered.set(keys, known);
  return known;
}

async function verify(keys: Keys, token: string): Promise<VerifiedToken | null> {
  // Expiry is checked above with the portal's clock, for cached tokens too.
  const payload = await verifyJwt(keys.token, token, { algorithms: ['HS256'], currentDate: new Date(0) });
  return payload && claimsOf(payload);
}

/** Null for claims that the portal does not issue, regardless of the signature. */
function claimsOf({ sub, exp, sid, cnf }: JWTPayload): VerifiedToken | null {
  if (typeof sub !== 'string' || !/^[1-9]\d{0,14}$/.test(sub)) return null;
  if (typeof sid !== 'string' || !isSessionId.test(sid)) return null;
  if (typeof cnf !== 'string' || !/^[\w-]{43}$/.test(cnf)) return null;
  if (!Number.isSafeInteger(exp)) return null;
  return {
    accountId: Number(sub),
    sessionId: sid,
    cookieHash: Buffer.from(cnf, 'base64url'),
    expiresAt: exp as number,
  };
}

const isSessionId = new RegExp(sessionIdPattern);
