// OpenID Connect over HTTP: authorisation code with PKCE, and an ID token whose signature, issuer, audience, nonce and
// lifetime are verified.

import type { IDToken, UserInfoResponse } from 'openid-client';
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
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
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
        scope: options.scopes,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).href;
    },
    async identify(answer) {
      const connected = await client();
      return nullIfInvalid(connected, () => confirmedIdentity(connected, answer, options));
    },
  };
}

async function confirmedIdentity(
  client: OpenIdClient,
  { code, issuer, nonce, codeVerifier, redirectUri }: ProviderAnswer,
  options: ClientOptions,
): Promise<Identity | null> {
  const { library, configuration } = client;
  const redirect = new URL(redirectUri);
  redirect.searchParams.set('code', code);
  if (issuer !== undefined) redirect.searchParams.set('iss', issuer);
  const checks = { expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
  const tokens = await library.authorizationCodeGrant(configuration, redirect, checks);
  const claims = tokens.claims();
  if (!claims || !isRecent(claims, options.clock) || !isSubject(claims.sub)) return null;
  const { userinfo_endpoint } = configuration.serverMetadata();
  if (userinfo_endpoint === undefined || !lacksLinkingClaim(claims, options)) return identityIn(claims, options);
  return identityIn(await library.fetchUserInfo(configuration, tokens.access_token, claims.sub), options);
}

/** Null if the provider rejects the code, or its answer is invalid. */
async function nullIfInvalid<T>({ library }: OpenIdClient, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== undefined && invalidAnswer.has(code)) return null;
    if (error instanceof library.ResponseBodyError && error.error === 'invalid_grant') return null;
    throw unavailable(error);
  }
}

function isRecent({ iat }: IDToken, clock: Clock): boolean {
  const age = clock.now().getTime() / 1000 - iat;
  return age >= -clockToleranceSeconds && age <= maxTokenAgeSeconds + clockToleranceSeconds;
}

const isSubject = (sub: string) => sub !== '' && sub.length <= 255;

/** Some providers put only the subject into the ID token. */
function lacksLinkingClaim(claims: IDToken, { linksBy, customerClaim }: ClientOptions): boolean {
  if (linksBy === 'customer-key') return claims[customerClaim] === undefined;
  return claims['email'] === undefined || claims['email_verified'] === undefined;
}

function identityIn(claims: IDToken | UserInfoResponse, { issuer, customerClaim }: ClientOptions): Identity {
  const { sub, email, email_verified } = claims;
  const customerKey = claims[customerClaim];
  return {
    issuer,
    subject: sub,
    customerKey: typeof customerKey === 'string' && customerKey !== '' ? customerKey : null,
    verifiedEmail: typeof email === 'string' && email_verified === true ? email : null,
  };
}
