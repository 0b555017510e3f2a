// OpenID Connect over HTTP: discovery, authorisation code with PKCE, and an ID token whose signature, issuer, audience,
// nonce and lifetime are verified.

import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '#platform/clock.ts';
import { requestOutside, type OutboundRequest } from '#platform/server/partners/outbound-http.ts';
import { IdentityProviderUnavailable, type Identity, type IdentityProvider } from './identity-provider.ts';
import type { IdentitySettings } from './identity-settings.ts';

type Options = IdentitySettings & { clock: Clock; timeoutMs?: number };

const Metadata = Type.Object({
  issuer: Type.String(),
  authorization_endpoint: Type.String(),
  token_endpoint: Type.String(),
  jwks_uri: Type.String(),
});
type Keys = ReturnType<typeof createRemoteJWKSet>;
type Provider = Static<typeof Metadata> & { keys: Keys; readAt: number };

const isMetadata = Compile(Metadata);
const isTokens = Compile(Type.Object({ id_token: Type.String({ maxLength: 16_000 }) }));

/** The limit of a provider's answer; its keys are the longest. */
const mostBytes = 256 * 1024;

/** The metadata of a provider rarely changes. */
const metadataLifeMs = 10 * 60_000;

export function httpIdentityProvider({ timeoutMs = 5000, ...options }: Options): IdentityProvider {
  let known: Provider | null = null;
  const provider = async () => {
    if (!known || known.readAt < performance.now() - metadataLifeMs) known = await discover(options, timeoutMs);
    return known;
  };
  return {
    issuer: options.issuer,
    linksBy: options.linksBy,
    async authorizationUrl({ state, nonce, codeChallenge, redirectUri }) {
      const url = new URL((await provider()).authorization_endpoint);
      const asked = {
        response_type: 'code',
        client_id: options.clientId,
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },
    async identify({ code, nonce, codeVerifier, redirectUri }) {
      const { token_endpoint, keys } = await provider();
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
        client_id: options.clientId,
      };
      const token = await exchange(token_endpoint, form, options, timeoutMs);
      const claims = token === null ? null : await verified(token, keys, options);
      return claims && claims['nonce'] === nonce && isForUs(claims, options.clientId)
        ? identityIn(claims, options)
        : null;
    },
  };
}

async function discover({ issuer }: Options, timeoutMs: number): Promise<Provider> {
  const answer = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {}, timeoutMs);
  const metadata = answer.ok ? await bodyOf(answer) : null;
  // Metadata of another issuer would send users, and the secret, elsewhere.
  if (!isMetadata.Check(metadata) || metadata.issuer !== issuer || !areSafe(metadata, issuer)) {
    throw new IdentityProviderUnavailable('The metadata of the identity provider is invalid.');
  }
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), {
    [customFetch]: (url, { headers }) => requestOutside(url, { headers, timeoutMs, mostBytes }),
  });
  return { ...metadata, keys, readAt: performance.now() };
}

function areSafe(
  { authorization_endpoint, token_endpoint, jwks_uri }: Static<typeof Metadata>,
  issuer: string,
): boolean {
  const protocol = URL.parse(issuer)?.protocol;
  return [authorization_endpoint, token_endpoint, jwks_uri].every((url) => URL.parse(url)?.protocol === protocol);
}

/** Null if the provider rejects the code. */
async function exchange(
  url: string,
  form: Record<string, string>,
  { clientId, clientSecret }: Options,
  timeoutMs: number,
): Promise<string | null> {
  const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret ?? '')}`;
  const answer = await ask(
    url,
    {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(clientSecret !== undefined && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
      },
      body: new URLSearchParams(form),
    },
    timeoutMs,
  );
  const body = await bodyOf(answer);
  if (answer.ok && isTokens.Check(body)) return body.id_token;
  if (answer.status === 400 && (body as { error?: unknown } | null)?.error === 'invalid_grant') return null;
  throw new IdentityProviderUnavailable(`The identity provider answered ${answer.status}.`);
}

async function verified(token: string, keys: Keys, { issuer, clientId, clock }: Options): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      maxTokenAge: '10 minutes',
      clockTolerance: 60,
      currentDate: clock.now(),
    });
    return payload;
  } catch (error) {
    // Other errors concern the request for the keys.
    if (
      error instanceof errors.JOSEError &&
      !(error instanceof errors.JWKSTimeout) &&
      error.code !== 'ERR_JOSE_GENERIC'
    ) {
      return null;
    }
    throw new IdentityProviderUnavailable('The keys of the identity provider cannot be read.', { cause: error });
  }
}

/** A token for several audiences names its authorized party. */
function isForUs({ aud, azp }: JWTPayload, clientId: string): boolean {
  return azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;
}

function identityIn(claims: JWTPayload, { issuer, customerClaim }: Options): Identity | null {
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

async function ask(url: string, request: Omit<OutboundRequest, 'timeoutMs'>, timeoutMs: number): Promise<Response> {
  try {
    return await requestOutside(url, { ...request, timeoutMs, mostBytes });
  } catch (cause) {
    throw new IdentityProviderUnavailable('The identity provider does not answer.', { cause });
  }
}

async function bodyOf(answer: Response): Promise<unknown> {
  return answer.json().catch(() => null);
}
