import { generateKeyPair, exportJWK, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiEnvironment, openOperatorApi, type OperatorApi } from '#testing/operator-api.ts';
import { openPortal } from '#testing/portal.ts';
import { BadConfiguration } from '../environment.ts';
import { createTokenReader } from './api-token.ts';
import { readOperatorApiSettings } from './operator-api-settings.ts';

let api: OperatorApi;
let routes: { method: string; url: string; scope: string }[];
beforeAll(async () => {
  api = await openOperatorApi({ ...apiEnvironment, OPERATOR_API_CALLBACKS: 'https://oss.example' });
  // All addresses that the server itself has registered.
  routes = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].flatMap((method) =>
    known
      .map((url) => ({ method, url, scope: `${scopeOf(url)}:${isReading(method, url) ? 'read' : 'write'}` }))
      .filter(({ url }) => api.portal.app.hasRoute({ method, url: `/tmf-api${url}` })),
  );
});
afterAll(() => api.close());

const resources = {
  '/productCatalogManagement/v4': ['category', 'productSpecification', 'productOffering', 'productOfferingPrice'],
  '/party/v4': ['individual', 'organization'],
  '/productInventory/v4': ['product'],
  '/customerBillManagement/v4': ['customerBill', 'appliedCustomerBillingRate'],
  '/payment/v4': ['payment'],
};
const known = Object.entries(resources).flatMap(([base, names]) => [
  `${base}/hub`,
  `${base}/hub/:id`,
  ...names.flatMap((name) => [
    `${base}/${name}`,
    `${base}/${name}/:id`,
    ...['Create', 'AttributeValueChange', 'StateChange'].map((event) => `${base}/listener/${name}${event}Event`),
  ]),
]);
/** A hub needs the read scope, because events contain the resource. */
const isReading = (method: string, url: string) => method === 'GET' || url.includes('/hub');
const scopes: Record<string, string> = {
  productCatalogManagement: 'catalog',
  party: 'party',
  productInventory: 'inventory',
  customerBillManagement: 'bill',
  payment: 'payment',
};
const scopeOf = (url: string) => scopes[url.split('/')[1]!];

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenOf = async (client: string, form?: Record<string, string>) =>
  ((await api.tokenFor(client, form)).body as { access_token: string }).access_token;

describe('every call of the operator API', () => {
  it('is tested', () => {
    const lines = api.portal.app.printRoutes({ commonPrefix: false }).split('\n');
    let isOurs = false;
    const methods = lines.flatMap((line) => {
      if (/^[├└]/.test(line)) isOurs = line.includes('/tmf-api/');
      return (
        (isOurs &&
          /\(([A-Z, ]+)\)$/
            .exec(line)?.[1]
            ?.split(', ')
            .filter((method) => method !== 'HEAD')) ||
        []
      );
    });
    const withoutToken = ['POST /oauth/token', 'GET /openapi.json'];
    expect(routes).toHaveLength(methods.length - withoutToken.length);
  });

  it('is refused without a token, and with an invalid, expired, customer or wrongly scoped one', async () => {
    const maria = await api.portal.browser().signIn('maria');
    const old = await tokenOf('oss');
    const lacking = { 'catalog:read': 'shop', 'catalog:write': 'reader' } as Record<string, string>;
    const [withHead, body, signature] = (await tokenOf('oss')).split('.') as [string, string, string];
    const forged = Buffer.from(JSON.stringify({ sub: 'oss', scope: 'party:write', exp: 9e9 })).toString('base64url');
    const tokens: Record<string, string> = { shop: await tokenOf('shop'), reader: await tokenOf('reader') };
    const bad = [
      '',
      'nonsense',
      `${withHead}.${forged}.${signature}`,
      `${withHead}.${body}.`,
      maria.tokens!.access_token,
    ];
    for (const { method, url, scope } of routes) {
      const at = url.replace(':id', 'x');
      for (const token of bad) {
        const { status, body: said } = await api.call(method, at, method === 'GET' ? undefined : {}, as(token));
        expect({ method, url, status, said }).toMatchObject({ status: 401, said: { code: 'unauthorized' } });
      }
      const other = lacking[scope] ?? (scope.endsWith('read') ? 'shop' : 'reader');
      const { status } = await api.call(method, at, method === 'GET' ? undefined : {}, as(tokens[other]!));
      expect({ method, url, status }).toMatchObject({ status: 403 });
    }
    await api.portal.pass(301);
    for (const { method, url } of routes) {
      const { status } = await api.call(method, url.replace(':id', 'x'), method === 'GET' ? undefined : {}, as(old));
      expect({ method, url, status }).toMatchObject({ status: 401 });
    }
  });

  it('refuses the token of a client that is no longer configured', async () => {
    const { platform } = api.portal;
    const settings = readOperatorApiSettings(apiEnvironment)!;
    const others = settings.clients.filter(({ name }) => name !== 'reader');
    const token = await tokenOf('reader');
    expect(await createTokenReader(platform, settings)(token)).toMatchObject({ client: 'reader' });
    expect(await createTokenReader(platform, { ...settings, clients: others })(token)).toBeNull();
  });

  it('of customers refuses the token of the operator', async () => {
    const person = await api.portal.browser().signIn('maria');
    person.tokens = { access_token: await tokenOf('oss'), refresh_token: '' };
    expect((await person.call('GET', '/gateway/user-profiles/account-information')).status).toBe(401);
  });
});

describe('a token', () => {
  it('is issued for the requested scopes to a client with the secret', async () => {
    const whole = await api.tokenFor('reader');
    expect(whole.body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 300,
      scope: 'catalog:read party:read inventory:read bill:read payment:read',
    });
    expect(whole.headers['cache-control']).toBe('no-store');
    expect((await api.tokenFor('reader', { scope: 'party:read' })).body).toMatchObject({ scope: 'party:read' });
    expect(await api.tokenFor('reader', { scope: 'party:write' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope' },
    });
    expect(await api.tokenFor('oss', { grant_type: 'password' })).toMatchObject({
      body: { error: 'unsupported_grant_type' },
    });
  });

  it.each([
    ['nobody', {}],
    ['oss', { authorization: `Basic ${btoa('oss:a guess')}` }],
    ['oss', { authorization: `Basic ${btoa('oss')}` }],
    ['oss', { authorization: 'Bearer x' }],
  ])('is not issued to %s with %j', async (client, headers) => {
    expect(await api.tokenFor(client, {}, headers)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });
});

it('a client over its rate limit is refused', async () => {
  const busy = await openOperatorApi({ ...apiEnvironment, OPERATOR_API_PER_MINUTE: '5' });
  const calls = Array.from({ length: 20 }, () => busy.call('GET', '/productCatalogManagement/v4/category'));
  const answers = await Promise.all(calls);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  await busy.portal.pass(20);
  expect(await busy.call('GET', '/productCatalogManagement/v4/category')).toMatchObject({
    status: 429,
    body: { code: 'tooManyRequests', reason: 'Too many requests.', message: 'Too many requests.', status: '429' },
    headers: { 'retry-after': '40' },
  });
  await busy.portal.pass(40);
  expect((await busy.call('GET', '/productCatalogManagement/v4/category')).status).toBe(200);
  await busy.close();
});

it('an address may request sixty tokens a minute, valid or not', async () => {
  const busy = await openOperatorApi();
  const ask = (at: number) => busy.tokenFor('oss', {}, at % 2 ? { authorization: `Basic ${btoa('oss:a guess')}` } : {});
  const answers = await Promise.all(Array.from({ length: 70 }, (_, at) => ask(at)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(await ask(0)).toMatchObject({
    status: 429,
    body: { code: 'tooManyRequests' },
    headers: { 'retry-after': '60' },
  });
  await busy.portal.pass(60);
  expect((await ask(0)).status).toBe(200);
  await busy.close();
});

it('without its settings the operator API is disabled', async () => {
  const plain = await openPortal();
  const { statusCode } = await plain.app.inject({ method: 'POST', url: '/tmf-api/oauth/token', payload: {} });
  expect(statusCode).toBe(404);
  await plain.close();
});

describe('tokens of the operator’s issuer', () => {
  const issuer = 'https://login.operator.example/';
  let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
  let server: Server;
  let isUp = true;
  let foreign: OperatorApi;

  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] };
    server = createServer(
      (_, response) => void (isUp ? response.end(JSON.stringify(jwks)) : response.writeHead(500).end()),
    );
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    foreign = await openOperatorApi({
      ...apiEnvironment,
      OPERATOR_API_ISSUER: issuer,
      OPERATOR_API_AUDIENCE: 'abonat',
      OPERATOR_API_JWKS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`,
    });
  });
  afterAll(async () => {
    await foreign.close();
    server.close();
  });

  const now = () => Math.floor(foreign.portal.platform.clock.now().getTime() / 1000);
  const sign = (claims: JWTPayload = {}, key: CryptoKey | Uint8Array = keys.privateKey, alg = 'RS256') =>
    new SignJWT({ iss: issuer, aud: 'abonat', sub: 'oss', scope: 'catalog:read', exp: now() + 60, ...claims })
      .setProtectedHeader({ alg, kid: 'k1' })
      .sign(key);
  const ask = async (token: string) =>
    (await foreign.call('GET', '/productCatalogManagement/v4/category', undefined, as(token))).status;

  it('cannot be verified while its keys are unavailable: 503, and later they are accepted', async () => {
    isUp = false;
    expect(await ask(await sign())).toBe(503);
    isUp = true;
    expect(await ask(await sign())).toBe(200);
  });

  it.each<[string, JWTPayload, number]>([
    ['that have expired', { exp: 1_000 }, 401],
    ['for another audience', { aud: 'another' }, 401],
    ['of another issuer', { iss: 'https://evil.example/' }, 401],
    ['without a subject', { sub: undefined as never }, 401],
    ['without a scope', { scope: '' }, 403],
    ['with another scope', { scope: 'party:read' }, 403],
  ])('%s are refused', async (_, claims, status) => expect(await ask(await sign(claims))).toBe(status));

  it.each([
    ['a NUL', 'oss\0'],
    ['nothing', ''],
    ['a line end', 'oss\n'],
    ['an unpaired surrogate', 'oss\ud800'],
    ['more than 200 characters', 'o'.repeat(201)],
    ['a list', ['oss']],
  ])('whose client_id has %s are refused', async (_, client_id) => {
    expect(await ask(await sign({ client_id }))).toBe(401);
  });

  it('act as separate clients: they get no scope, limit or audit name of a local client', async () => {
    const { portal } = foreign;
    const local = await foreign.tokenFor('oss');
    const { access_token } = local.body as { access_token: string };
    const write = (token: string, id: string) =>
      foreign.call('POST', '/party/v4/individual', { id, fullName: 'Нов Клиент' }, as(token));
    expect((await write(access_token, '8001010001')).status).toBe(201);
    expect((await write(await sign({ client_id: 'oss', scope: 'party:write' }), '8001010002')).status).toBe(201);
    const changes = await portal.platform.db
      .selectFrom('operator_change')
      .select(['client', 'resource_id'])
      .where('resource_id', 'like', '800101000%')
      .orderBy('resource_id')
      .execute();
    expect(changes.map(({ client }) => client)).toEqual(['oss', 'issuer:oss']);
    const counted = await portal.platform.db
      .selectFrom('rate_limit')
      .select('subject')
      .where('name', '=', 'operator-api')
      .execute();
    expect(counted.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['oss', 'issuer:oss']));
  });

  it('signed by another key, or by the public one as a secret, are refused', async () => {
    const other = await generateKeyPair('RS256');
    expect(await ask(await sign({}, other.privateKey))).toBe(401);
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
    expect(await ask(await sign({}, secret, 'HS256'))).toBe(401);
  });
});

describe('client certificates', () => {
  const fingerprint = 'ab'.repeat(32);
  const header = { OPERATOR_API_CERTIFICATE_HEADER: 'x-client-cert', OPERATOR_API_CERTIFICATES: `oss=${fingerprint}` };

  it('count only from a trusted proxy', async () => {
    const trusting = await openOperatorApi({ ...apiEnvironment, ...header, TRUST_PROXY: '127.0.0.0/8' });
    const ask = async (headers: Record<string, string>) =>
      (await trusting.call('GET', '/productCatalogManagement/v4/category', undefined, headers)).status;
    const forwarded = { 'x-forwarded-for': '10.1.2.3' };
    expect(await ask({ ...forwarded, 'x-client-cert': fingerprint })).toBe(200);
    expect(await ask({ ...forwarded, 'x-client-cert': fingerprint.toUpperCase().replace(/..(?=.)/g, '$&:') })).toBe(
      200,
    );
    expect(await ask({ ...forwarded, 'x-client-cert': 'cd'.repeat(32) })).toBe(401);
    expect(await ask(forwarded)).toBe(401);
    expect(await ask({ 'x-client-cert': fingerprint })).toBe(401);
    await trusting.close();
    const elsewhere = await openOperatorApi({ ...apiEnvironment, ...header, TRUST_PROXY: '10.9.9.9' });
    const direct = await elsewhere.call('GET', '/productCatalogManagement/v4/category', undefined, {
      ...forwarded,
      'x-client-cert': fingerprint,
    });
    expect(direct.status).toBe(401);
    await elsewhere.close();
  });
});

const hash = '0'.repeat(64);
it.each([
  [{ OPERATOR_API_CLIENTS: 'oss=secret party:read' }, 'OPERATOR_API_CLIENTS must be a list'],
  [{ OPERATOR_API_CLIENTS: `oss=${hash} everything:write` }, 'OPERATOR_API_CLIENTS must be a list'],
  [{ OPERATOR_API_CLIENTS: `oss=${hash} party:read everything:write` }, 'OPERATOR_API_CLIENTS must be a list'],
  [{ OPERATOR_API_CLIENTS: `oss=${hash}` }, 'OPERATOR_API_CLIENTS must be a list'],
  [{ OPERATOR_API_CLIENTS: `a=${hash} party:read,a=${hash} party:read` }, 'must not have the same client twice'],
  [{ OPERATOR_API_ISSUER: 'https://a.example' }, 'must be set together'],
  [{ OPERATOR_API_CALLBACKS: 'https://oss.example/events' }, 'must be a list of hosts'],
  [{ OPERATOR_API_CALLBACKS: 'https://user:pass@oss.example' }, 'must be a list of hosts'],
  [{ OPERATOR_API_CALLBACKS: 'ftp://oss.example' }, 'OPERATOR_API_CALLBACKS must be an address'],
  [{ OPERATOR_API_CALLBACK_TOKEN: 'short' }, 'must have at least 20'],
  [{ OPERATOR_API_CERTIFICATES: `a=${hash}` }, 'with OPERATOR_API_CERTIFICATE_HEADER'],
  [
    { OPERATOR_API_CERTIFICATES: `a=${hash}`, OPERATOR_API_CERTIFICATE_HEADER: 'x-cert' },
    'TRUST_PROXY must be set with',
  ],
])('a bad setting is refused with a one-line message: %j', (environment, line) => {
  expect(() => readOperatorApiSettings(environment)).toThrow(BadConfiguration);
  expect(() => readOperatorApiSettings(environment)).toThrow(line);
});
