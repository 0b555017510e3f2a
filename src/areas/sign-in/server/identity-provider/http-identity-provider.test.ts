import { afterEach, expect, it, vi } from 'vitest';
import { realClock } from '#platform/server/portal-clock.ts';
import { httpIdentityProvider } from './http-identity-provider.ts';
import { IdentityProviderUnavailable } from './identity-provider.ts';

const issuer = 'https://login.operator.example';
const endpoints = {
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
};
const names = Object.keys(endpoints) as (keyof typeof endpoints)[];

afterEach(() => void vi.unstubAllGlobals());

/** The authorization address for a given provider metadata. */
function authorizationUrl(description: typeof endpoints): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ issuer, ...description })));
  const provider = httpIdentityProvider({
    issuer,
    clientId: 'portal',
    clientSecret: 'between the two of us',
    linksBy: 'customer-key',
    customerClaim: 'customer_id',
    clock: realClock,
  });
  const redirectUri = 'https://portal.example/my-a1/login/identity-provider';
  return provider.authorizationUrl({ state: 's', nonce: 'n', codeChallenge: 'c', redirectUri });
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
