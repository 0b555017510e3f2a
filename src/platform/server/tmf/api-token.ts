// Access tokens of the operator API: those that the portal issues to clients with a secret, and those of the operator's
// own issuer.

import { decodeJwt, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { verifyJwt } from '../key-rotation/verify-jwt.ts';
import type { Platform } from '../platform.ts';
import { isAboutToken, remoteKeys } from '../remote-keys.ts';
import { isScope, type ApiClient, type Issuer, type OperatorApiSettings, type Scope } from './operator-api-settings.ts';
import { TmfError } from './tmf-error.ts';

export const tokenLifeSeconds = 300;

const own = { issuer: 'abonat', audience: 'operator-api' };

/** The client name for scopes, limits and the audit log; issuer:NAME for a client of the operator's issuer. */
export type ApiCaller = { client: string; scopes: readonly Scope[] };

export function signToken({ keys, clock }: Platform, client: ApiClient, granted: readonly Scope[]): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ scope: granted.join(' ') })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(own.issuer)
    .setAudience(own.audience)
    .setSubject(client.name)
    .setIssuedAt(now)
    .setExpirationTime(now + tokenLifeSeconds)
    .sign(keys.operatorApi.current);
}

export type TokenReader = (token: string) => Promise<ApiCaller | null>;

/** Null for an invalid token. Throws if the issuer's keys are unavailable. */
export function createTokenReader(platform: Platform, { clients, issuer }: OperatorApiSettings): TokenReader {
  const readForeign = issuer && foreignReader(platform, issuer);
  return async (token) => {
    if (readForeign && issuerIn(token) === issuer.issuer) return readForeign(token);
    const { keys, clock } = platform;
    const payload = await verifyJwt(keys.operatorApi, token, {
      ...own,
      algorithms: ['HS256'],
      typ: 'at+jwt',
      requiredClaims: ['exp', 'sub'],
      currentDate: clock.now(),
    });
    const client = clients.find(({ name }) => name === payload?.sub);
    if (!payload || !client) return null;
    // A scope revoked from the client is revoked from its tokens, too.
    return { client: client.name, scopes: scopesIn(payload).filter((scope) => client.scopes.includes(scope)) };
  };
}

/** Names of the portal's own clients contain no colon, so none can look like one of the issuer. */
const foreignPrefix = 'issuer:';
/** Not truncated, because two long names may have the same prefix. */
const foreignName = /^[\x21-\x7e]{1,200}$/;

function foreignReader({ clock }: Platform, { issuer, audience, jwksUrl }: Issuer): TokenReader {
  const keys = remoteKeys(jwksUrl);
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        requiredClaims: ['exp', 'sub'],
        currentDate: clock.now(),
      });
      const { sub = '', client_id: client = sub } = payload;
      if (typeof client !== 'string' || !foreignName.test(client)) return null;
      return { client: `${foreignPrefix}${client}`, scopes: scopesIn(payload) };
    } catch (error) {
      if (isAboutToken(error)) return null;
      throw new TmfError('serviceUnavailable', 'The keys of the issuer are unavailable.');
    }
  };
}

function issuerIn(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

function scopesIn({ scope }: JWTPayload): Scope[] {
  return typeof scope === 'string' ? scope.split(' ').filter(isScope) : [];
}
