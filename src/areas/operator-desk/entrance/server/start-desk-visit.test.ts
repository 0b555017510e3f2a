import { afterAll, beforeAll, expect, it } from 'vitest';
import { oidcClient, startOpenIdProvider, type OpenIdProvider } from '#testing/openid-provider.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { deskVisitLimit } from '../rules.ts';

let provider: OpenIdProvider;
let portal: TestPortal;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  portal = await openPortal({
    DESK_OIDC_ISSUER: provider.issuer,
    DESK_OIDC_CLIENT_ID: oidcClient.id,
    DESK_OIDC_ROLES: 'editors=editor',
  });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

const options = (at: TestPortal) => at.browser().call('GET', '/operator/sign-in');
const start = (at: TestPortal) => at.browser().call('POST', '/operator/identity-provider');

it('a desk with a provider offers it', async () => {
  expect((await options(portal)).body).toEqual({ identity_provider: true });
  const { status, body } = await start(portal);
  expect([status, body]).toMatchObject([200, { authorization_url: expect.stringContaining(provider.issuer) }]);
});

it('a desk without a provider offers none and has no visits', async () => {
  const plain = await openPortal();
  expect((await options(plain)).body).toEqual({ identity_provider: false });
  expect((await start(plain)).status).toBe(404);
  const body = { state: 'x'.repeat(43), code: 'x' };
  expect((await plain.browser().call('POST', '/operator/identity-provider/answer', { body })).status).toBe(404);
  await plain.close();
});

it('an unavailable provider is reported', async () => {
  const fresh = await openPortal({
    DESK_OIDC_ISSUER: provider.issuer,
    DESK_OIDC_CLIENT_ID: oidcClient.id,
    DESK_OIDC_ROLES: 'editors=editor',
  });
  provider.fault = { status: 500, text: '' };
  const { status, body } = await start(fresh);
  expect([status, body]).toMatchObject([503, { ErrorCode: 'EC_Partner_Unavailable' }]);
  provider.fault = null;
  await fresh.close();
});

it('visits are limited per address', async () => {
  const { name, limit } = deskVisitLimit;
  await portal.platform.pool.query('update rate_limit set hits = $2 where name = $1', [name, limit]);
  expect((await start(portal)).status).toBe(429);
});
