import { afterEach, expect, it, vi } from 'vitest';
import { realClock } from '#platform/server/portal-clock.ts';
import { httpOpenIdProvider } from './http-open-id-provider.ts';
import { IdentityProviderUnavailable } from './open-id-provider.ts';

const issuer = 'https://login.operator.example';
const endpoints = {
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
};
const names = Object.keys(endpoints) as (keyof typeof endpoints)[];

afterEach(() => void vi.unstubAllGlobals());

const redirectUri = 'https://portal.example/my-a1/login/identity-provider';

function providerWith(metadata: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ issuer, ...metadata })));
  return httpOpenIdProvider({
    issuer,
    clientId: 'portal',
    clientSecret: 'between the two of us',
    scopes: 'openid email',
    clock: realClock,
  });
}

/** The authorization address for a given provider metadata. */
function authorizationUrl(metadata: typeof endpoints): Promise<string> {
  return providerWith(metadata).authorizationUrl({ state: 's', nonce: 'n', codeChallenge: 'c', redirectUri });
}

it('a provider with all addresses behind TLS is accepted', async () => {
  expect(await authorizationUrl(endpoints)).toContain(`${endpoints.authorization_endpoint}?`);
});

it.each(names)(
  'a provider whose %s is without TLS is refused, because the secret and the codes would be exposed',
  async (name) => {
    const description = { ...endpoints, [name]: endpoints[name].replace('https:', 'http:') };
    await expect(authorizationUrl(description)).rejects.toThrow(IdentityProviderUnavailable);
  },
);

it('a redirect without the issuer is refused if the provider announces to name itself', async () => {
  const provider = providerWith({ ...endpoints, authorization_response_iss_parameter_supported: true });
  const answer = { code: 'c', issuer: undefined, nonce: 'n', codeVerifier: 'v', redirectUri };
  expect(await provider.confirm(answer, () => false)).toBeNull();
});
