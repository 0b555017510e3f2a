// Client of an OpenID provider: its metadata and keys, and openid-client over the outbound HTTP client of the portal.

import type { JWTVerifyGetKey } from 'jose';
import type * as openIdLibrary from 'openid-client';
import type { Configuration, CustomFetch, CustomFetchOptions } from 'openid-client';
import type { Clock } from '#platform/clock.ts';
import { requestOutside, type OutboundRequest } from '../partners/outbound-http.ts';
import { remoteKeys } from '../remote-keys.ts';
import { IdentityProviderUnavailable } from './open-id-provider.ts';
import type { OpenIdSettings } from './open-id-settings.ts';

export type ClientOptions = OpenIdSettings & { clock: Clock; timeoutMs?: number };

export type OpenIdClient = {
  library: typeof openIdLibrary;
  configuration: Configuration;
  /** The public keys of the provider, for tokens that the library does not verify. */
  keys: JWTVerifyGetKey;
};

/** Tolerated difference between the clocks of the provider and the portal. */
export const clockToleranceSeconds = 60;

/** The limit of a provider's answer; its keys are the longest. */
const mostBytes = 256 * 1024;

/** The metadata of a provider rarely changes. */
const metadataLifeMs = 10 * 60_000;

/** Reads the metadata with the first sign-in, and again when it is old or the clock of the portal was moved. */
export function openIdClient(options: ClientOptions): () => Promise<OpenIdClient> {
  let known: { client: OpenIdClient; clockSkew: number; readAt: number } | null = null;
  return async () => {
    const clockSkew = Math.round((options.clock.now().getTime() - Date.now()) / 1000);
    if (known?.clockSkew !== clockSkew || known.readAt < performance.now() - metadataLifeMs) {
      known = { client: await discover(options, clockSkew), clockSkew, readAt: performance.now() };
    }
    return known.client;
  };
}

async function discover(options: ClientOptions, clockSkew: number): Promise<OpenIdClient> {
  const { issuer, clientId, clientSecret } = options;
  // Most portals have no identity provider and do not need the library in memory.
  const library = await import('openid-client');
  const configuration = await library
    .discovery(
      new URL(issuer),
      clientId,
      { [library.clockSkew]: clockSkew, [library.clockTolerance]: clockToleranceSeconds },
      clientSecret === undefined ? library.None() : library.ClientSecretBasic(clientSecret),
      {
        [library.customFetch]: outboundFetch(options),
        execute: [
          // Without it the library trusts TLS and does not verify the signature of the ID token.
          library.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [library.allowInsecureRequests] : []),
        ],
      },
    )
    .catch((error: unknown) => {
      throw unavailable(error);
    });
  // Metadata of another issuer would send users, and the secret, elsewhere. The library ignores a final slash.
  if (configuration.serverMetadata().issuer !== issuer || !areSafe(configuration, issuer)) {
    throw new IdentityProviderUnavailable('The metadata of the identity provider is invalid.');
  }
  return { library, configuration, keys: remoteKeys(configuration.serverMetadata().jwks_uri ?? issuer) };
}

function areSafe(configuration: Configuration, issuer: string): boolean {
  const { authorization_endpoint, token_endpoint, jwks_uri } = configuration.serverMetadata();
  const protocol = URL.parse(issuer)?.protocol;
  return [authorization_endpoint, token_endpoint, jwks_uri].every((url = '') => URL.parse(url)?.protocol === protocol);
}

function outboundFetch({ timeoutMs = 5000 }: ClientOptions): CustomFetch {
  return async (url, { method, headers, body }) => {
    try {
      return await requestOutside(url, {
        ...outboundBody(body),
        method: methodOf(method),
        headers,
        timeoutMs,
        mostBytes,
      });
    } catch (cause) {
      throw new IdentityProviderUnavailable('The identity provider does not answer.', { cause });
    }
  };
}

const methodOf = (method: string) => method as NonNullable<OutboundRequest['method']>;

const outboundBody = (body: CustomFetchOptions['body']): Pick<OutboundRequest, 'body'> =>
  body instanceof URLSearchParams ? { body } : {};

/** The library wraps the errors of the outbound HTTP client. */
export function unavailable(error: unknown): IdentityProviderUnavailable {
  if (error instanceof Error && error.cause instanceof IdentityProviderUnavailable) return error.cause;
  return new IdentityProviderUnavailable('The identity provider answers incorrectly.', { cause: error });
}
