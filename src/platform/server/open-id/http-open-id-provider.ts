// OpenID Connect over HTTP: authorisation code with PKCE, and an ID token whose signature, issuer, audience, nonce and
// lifetime are verified.

import type { IDToken } from 'openid-client';
import type { Clock } from '#platform/clock.ts';
import { readLogoutToken } from './logout-token.ts';
import {
  clockToleranceSeconds,
  openIdClient,
  unavailable,
  type ClientOptions,
  type OpenIdClient,
} from './open-id-client.ts';
import type { Claims, ConfirmedUser, OpenIdProvider, ProviderAnswer } from './open-id-provider.ts';

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

export function httpOpenIdProvider(options: ClientOptions): OpenIdProvider {
  const client = openIdClient(options);
  return {
    issuer: options.issuer,
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
    async confirm(answer, lacksClaims) {
      const connected = await client();
      return nullIfInvalid(connected, () => confirmedUser(connected, answer, lacksClaims, options.clock));
    },
    readLogoutToken: async (token) => readLogoutToken(await client(), options, token),
  };
}

async function confirmedUser(
  client: OpenIdClient,
  { code, issuer, nonce, codeVerifier, redirectUri }: ProviderAnswer,
  lacksClaims: (claims: Claims) => boolean,
  clock: Clock,
): Promise<ConfirmedUser | null> {
  const { library, configuration } = client;
  const redirect = new URL(redirectUri);
  redirect.searchParams.set('code', code);
  if (issuer !== undefined) redirect.searchParams.set('iss', issuer);
  const checks = { expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
  const tokens = await library.authorizationCodeGrant(configuration, redirect, checks);
  const claims = tokens.claims();
  if (!claims || !isRecent(claims, clock) || !isSubject(claims.sub)) return null;
  const user = { subject: claims.sub, sid: sidIn(claims) };
  const { userinfo_endpoint } = configuration.serverMetadata();
  if (userinfo_endpoint === undefined || !lacksClaims(claims)) return { ...user, claims };
  return { ...user, claims: await library.fetchUserInfo(configuration, tokens.access_token, claims.sub) };
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

const sidIn = ({ sid }: Claims) => (typeof sid === 'string' && sid !== '' ? sid : null);

const isSubject = (sub: string) => sub !== '' && sub.length <= 255;
