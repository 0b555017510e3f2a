// Logout tokens of OpenID Connect Back-Channel Logout 1.0: the provider asks to end the sessions of a user.

import { jwtVerify, type JWTPayload } from 'jose';
import { isAboutToken } from '../remote-keys.ts';
import { clockToleranceSeconds, type ClientOptions, type OpenIdClient } from './open-id-client.ts';
import { IdentityProviderUnavailable, type LogoutToken } from './open-id-provider.ts';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

const maxAgeSeconds = 10 * 60;

/** The standard recommends the first; many providers send the second or none. Tokens for other uses have their own. */
const acceptedTypes: ReadonlySet<string | undefined> = new Set(['logout+jwt', 'JWT', undefined]);

/** Null if the token is invalid. Throws IdentityProviderUnavailable without the keys of the provider. */
export async function readLogoutToken(
  { configuration, keys }: OpenIdClient,
  { issuer, clientId, clock }: ClientOptions,
  token: string,
): Promise<LogoutToken | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: configuration.serverMetadata().id_token_signing_alg_values_supported ?? ['RS256'],
      requiredClaims: ['exp', 'jti'],
      maxTokenAge: maxAgeSeconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: clock.now(),
    });
    return acceptedTypes.has(protectedHeader.typ) ? logoutIn(payload) : null;
  } catch (error) {
    if (isAboutToken(error)) return null;
    throw new IdentityProviderUnavailable('The keys of the identity provider are unavailable.', { cause: error });
  }
}

function logoutIn(payload: JWTPayload): LogoutToken | null {
  const { jti: tokenId, sub: subject, sid, events, nonce, iat = 0, exp = 0 } = payload;
  // The standard forbids a nonce, so that an ID token is never taken for a logout token.
  if (!isName(tokenId) || !isLogout(events) || nonce !== undefined) return null;
  if (!isNameOrMissing(subject) || !isNameOrMissing(sid) || (subject === undefined && sid === undefined)) return null;
  const lastSecond = Math.min(exp, iat + maxAgeSeconds) + clockToleranceSeconds;
  return { tokenId, subject, sid, expiresAt: new Date(lastSecond * 1000) };
}

function isLogout(events: unknown): boolean {
  const event = isObject(events) ? events[logoutEvent] : undefined;
  return isObject(event) && !Array.isArray(event);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 255;

const isNameOrMissing = (value: unknown): value is string | undefined => value === undefined || isName(value);
