// OpenID Connect over HTTP: authorisation code with PKCE, and an ID token whose signature, issuer, audience, nonce and
// lifetime are verified.

import type { IDToken } from 'openid-client';
import type { Clock } from '#platform/clock.ts';
import type { Identity, IdentityProvider } from './identity-provider.ts';
import {
  clockToleranceSeconds,
  openIdClient,
  unavailable,
  type ClientOptions,
  type OpenIdClient,
} from './open-id-client.ts';

const maxTokenAgeSeconds = 10 * 60;

/** Errors of openid-client that concern the code or the token; all others concern the provider. */
const invalidAnswer = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

type ProviderAnswer = Parameters<IdentityProvider['identify']>[0];

export function httpIdentityProvider(options: ClientOptions): IdentityProvider {
  const client = openIdClient(options);
  return {
    linksBy: options.linksBy,
    async authorizationUrl({ state, nonce, codeChallenge, redirectUri }) {
      const { library, configuration } = await client();
      return library.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).href;
    },
    async identify(answer) {
      const claims = await verifiedClaims(await client(), answer);
      return claims && isRecent(claims, options.clock) ? identityIn(claims, options) : null;
    },
  };
}

/** Null if the provider rejects the code, or its token is invalid. */
async function verifiedClaims(
  { library, configuration }: OpenIdClient,
  { code, issuer, nonce, codeVerifier, redirectUri }: ProviderAnswer,
): Promise<IDToken | null> {
  const redirect = new URL(redirectUri);
  redirect.searchParams.set('code', code);
  if (issuer !== undefined) redirect.searchParams.set('iss', issuer);
  const checks = { expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
  try {
    return (await library.authorizationCodeGrant(configuration, redirect, checks)).claims() ?? null;
  } catch (error) {
    const { code: kind } = error as { code?: string };
    if (kind !== undefined && invalidAnswer.has(kind)) return null;
    if (error instanceof library.ResponseBodyError && error.error === 'invalid_grant') return null;
    throw unavailable(error);
  }
}

function isRecent({ iat }: IDToken, clock: Clock): boolean {
  const age = clock.now().getTime() / 1000 - iat;
  return age >= -clockToleranceSeconds && age <= maxTokenAgeSeconds + clockToleranceSeconds;
}

function identityIn(claims: IDToken, { issuer, customerClaim }: ClientOptions): Identity | null {
  const { sub, email, email_verified } = claims;
  if (!sub || sub.length > 255) return null;
  const customerKey = claims[customerClaim];
  return {
    issuer,
    subject: sub,
    customerKey: typeof customerKey === 'string' && customerKey !== '' ? customerKey : null,
    verifiedEmail: typeof email === 'string' && email_verified === true ? email : null,
  };
}
