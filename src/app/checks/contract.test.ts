import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase, defaultBodyLimit } from '#platform/endpoint.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { endpoints } from '../server/endpoints.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const json = { 'content-type': 'application/json' };
type SentRequest = { method?: string; url: string; headers?: Record<string, string>; payload?: string };

async function send({ method = 'POST', url, headers = json, payload }: SentRequest) {
  const response = await portal.app.inject({
    method: method as 'POST',
    url: apiBase + url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { status: response.statusCode, text: response.body, headers: response.headers };
}

/** The status and code of a refusal, which must have the common format without internal details. */
function refusal(answer: Awaited<ReturnType<typeof send>>): string {
  const body = JSON.parse(answer.text) as Record<string, unknown>;
  expect(Object.keys(body).filter((key) => key !== 'Properties')).toEqual(['ErrorCode', 'Message', 'TraceId']);
  expect(body['Message']).toMatch(/[а-я]/);
  expect(body['TraceId']).toBe(answer.headers['trace-id']);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.text).not.toMatch(/\bat \w+|node_modules|\.ts:|FST_|select |stack/i);
  return `${answer.status} ${String(body['ErrorCode'])}`;
}

const signIn = '/account/auth/user-authentication';
const good = { session_id: 'A'.repeat(25), username: 'maria', password: 'x' };

describe('a body', () => {
  it.each(['{', '{"a":', 'null x', "{'a':1}", '[1,', '\u0000', '{"username":"a" "b"}'])(
    'that is not JSON is refused: %j',
    async (payload) => expect(refusal(await send({ url: signIn, payload }))).toBe('400 EC_Invalid_Request'),
  );

  it.each(['null', '1', '"text"', '[]', 'true'])('with another content type is refused: %s', async (payload) =>
    expect(refusal(await send({ url: signIn, payload }))).toBe('400 EC_Invalid_Request'),
  );

  it('with maximum nesting is refused like any other', async () => {
    const depth = 8_000;
    expect(refusal(await send({ url: signIn, payload: '['.repeat(depth) }))).toBe('400 EC_Invalid_Request');
    const closed = '['.repeat(depth) + ']'.repeat(depth);
    expect(refusal(await send({ url: signIn, payload: closed }))).toBe('400 EC_Invalid_Request');
  });

  it('that is missing is refused where one is needed', async () => {
    expect(refusal(await send({ url: signIn, payload: '' }))).toBe('400 EC_Invalid_Request');
    expect(refusal(await send({ url: signIn }))).toBe('400 EC_Invalid_Request');
  });

  it.each([
    { ...good, admin: true },
    { ...good, username: 7 },
    { ...good, username: null },
    { ...good, username: ['maria'] },
    { ...good, session_id: 'short' },
    { session_id: good.session_id, username: 'maria' },
    { ...good, username: '' },
    { ...good, password: 'x'.repeat(201) },
    { ...good, username: 'mar\u0000ia' },
  ])('with a wrong field is refused without coercion: %j', async (body) => {
    expect(refusal(await send({ url: signIn, payload: JSON.stringify(body) }))).toBe('400 EC_Invalid_Request');
  });

  it('with a wrong field gets the name of that field', async () => {
    const { text } = await send({ url: signIn, payload: JSON.stringify({ ...good, username: 7 }) });
    expect(JSON.parse(text)).toMatchObject({ Properties: { Field: 'body/username' } });
  });

  it.each([
    '{"advance_seconds":"60"}',
    '{"advance_seconds":1.5}',
    '{"advance_seconds":true}',
    '{"advance_seconds":-1}',
    '{"advance_seconds":1e99}',
  ])('contains numbers as numbers: %s is refused', async (payload) =>
    expect(refusal(await send({ url: '/dev/clock', payload }))).toBe('400 EC_Invalid_Request'),
  );

  it.each([
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"a":{"__proto__":{"x":1}}}',
  ])('cannot change prototypes: %s is refused', async (payload) => {
    expect(refusal(await send({ url: signIn, payload }))).toBe('400 EC_Invalid_Request');
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });

  it('of more than 16 KB is refused, with and without its length', async () => {
    const payload = JSON.stringify({ ...good, username: 'x'.repeat(defaultBodyLimit) });
    expect(refusal(await send({ url: signIn, payload }))).toBe('413 EC_Payload_Too_Large');
    const exact = '"'.padEnd(defaultBodyLimit - 1, 'x') + '"';
    expect(refusal(await send({ url: signIn, payload: exact }))).toBe('400 EC_Invalid_Request');
    expect(refusal(await send({ url: signIn, payload: `${exact} ` }))).toBe('413 EC_Payload_Too_Large');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/xml',
    'nonsense',
  ])('of the type %s is refused', async (type) => {
    const answer = await send({ url: signIn, payload: JSON.stringify(good), headers: { 'content-type': type } });
    expect(refusal(answer)).toBe('415 EC_Unsupported_Media_Type');
  });

  it('is refused if the call has none', async () => {
    expect(refusal(await send({ url: '/dev/reset', payload: '{"all":true}' }))).toBe('400 EC_Invalid_Request');
    expect(refusal(await send({ method: 'DELETE', url: '/dev/clock', payload: '[1]' }))).toBe('400 EC_Invalid_Request');
  });

  it('may be empty with a JSON content type if none is required', async () => {
    expect((await send({ method: 'DELETE', url: '/dev/clock', payload: '' })).status).toBe(200);
    expect((await send({ method: 'DELETE', url: '/dev/clock' })).status).toBe(200);
    expect((await send({ method: 'GET', url: '/common/configuration' })).status).toBe(200);
  });
});

describe('an address', () => {
  it.each([
    '/common/configuration?x=1',
    '/common/currency/info',
    '/common/currency/info?System=a&System=b',
    '/common/currency/info?System=a&other=1',
    '/common/currency/info?System=<script>',
    '/common/currency/info?System[a]=1',
    '/cms/translations?Application=selfcare&Feature=shell&Language=de',
    '/cms/translations?Application=selfcare&Feature=../shell&Language=bg',
    '/dev/inbox?to=%00',
    '/dev/inbox?__proto__=1',
  ])('with a wrong query is refused: %s', async (url) => {
    expect(refusal(await send({ method: 'GET', url }))).toBe('400 EC_Invalid_Request');
  });

  it.each([
    '',
    '/',
    '/nothing',
    '/account',
    '/account/auth/initiate/more',
    '/dashboard/../account',
    '/nothing?x=1',
    '/%00',
    '/docs/assets/package.json',
    '/docs/assets/..%2fpackage.json',
  ])('that is unknown is not found: %j', async (url) =>
    expect(refusal(await send({ method: 'GET', url }))).toBe('404 EC_Not_Found'),
  );

  it.each(['/%zz', '/%', '/home/%c0%ae'])('that is malformed is refused: %s', async (url) => {
    expect(refusal(await send({ method: 'GET', url }))).toBe('400 EC_Invalid_Request');
  });

  it('of any length is not found', async () => {
    expect(refusal(await send({ method: 'GET', url: `/${'x'.repeat(10_000)}` }))).toBe('404 EC_Not_Found');
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS'])('refuses %s if only GET is supported', async (method) => {
    expect(refusal(await send({ method, url: '/home/overview' }))).toBe('405 EC_Method_Not_Allowed');
  });

  it('of every call refuses other methods', async () => {
    for (const { path } of endpoints) {
      const url = path.replace(/:\w+/g, '1');
      // A call with a parameter in the same place also matches the address.
      const takers = endpoints.filter((spec) => new RegExp(`^${spec.path.replace(/:\w+/g, '[^/]+')}$`).test(url));
      const methods = new Set<string>(takers.map((spec) => spec.method));
      const other = ['PUT', 'PATCH', 'DELETE'].find((method) => !methods.has(method))!;
      expect(refusal(await send({ method: other, url }))).toBe('405 EC_Method_Not_Allowed');
    }
  });
});

const from = (origin: string) =>
  send({ url: '/dev/clock', payload: '{"advance_seconds":0}', headers: { ...json, origin } });

describe('a request from another site', () => {
  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil.example:80',
    'null',
    'http://localhost:81',
    'https://localhost',
    'https://localhost:80',
    'nonsense',
  ])('changes nothing: %s', async (origin) => expect(refusal(await from(origin))).toBe('403 EC_Foreign_Origin'));

  it('is distinguished from one of the portal itself', async () =>
    expect((await from('http://localhost')).status).toBe(200));

  it('may not read answers', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await send({ method: 'OPTIONS', url: signIn, headers });
    const read = await send({ method: 'GET', url: '/common/configuration', headers });
    for (const answer of [preflight, read]) expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

it.each(['[', 'a b', 'local host', '%', '[::1', ':::'])('an invalid host is refused: %j', async (host) => {
  expect(refusal(await send({ method: 'GET', url: '/common/configuration', headers: { host } }))).toBe(
    '400 EC_Invalid_Request',
  );
});

const said = async (language?: string) => {
  const headers = { ...json, ...(language && { 'accept-language': language }) };
  return (JSON.parse((await send({ method: 'GET', url: '/nothing', headers })).text) as { Message: string }).Message;
};

describe('every answer', () => {
  it('has the security headers', async () => {
    const { headers } = await send({ method: 'GET', url: '/common/configuration' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('that refuses has them too', async () => {
    const { headers } = await send({ method: 'GET', url: '/nothing' });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  it('uses the requested language, Bulgarian by default [ER-001, SH-006]', async () => {
    expect(await said()).toBe('Не намерихме това, което търсиш.');
    expect(await said('de')).toBe('Не намерихме това, което търсиш.');
    expect(await said('en-GB,en;q=0.8')).toBe('We could not find what you are looking for.');
  });
});
