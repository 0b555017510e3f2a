import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { languages } from '#platform/languages.ts';
import { pageName } from '#platform/pages.ts';
import { createApiServer } from '#platform/server/http/api-server.ts';
import { serveWeb } from '#platform/server/http/web-files.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

const own = 'http://localhost';
const other = 'https://app.operator.example/back';

const hosts = [
  'evil.example',
  'evil.example/my-a1/',
  'evil.example:80/my-a1/',
  'localhost.evil.example',
  'localhost@evil.example',
  'localhost:80@evil.example',
  'evil。example',
  'evil．example',
  'evil｡example',
  'еvil.example',
  'app.operator.example/back/../evil',
  'app.operator.example.evil.example/back',
  '0x7f000001/',
  '[::1]/',
];
const ways = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '//\\',
  '\\//',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  '\n//',
  ' //',
  '\u0000//',
  '\u00a0//',
  '\u2028//',
  '\ufeff//',
  'http://',
  'https://',
  'HTTP://',
  'hTTps://',
  'http:',
  'https:/',
  'http:\\\\',
  'http:///',
  'ht\ttp://',
  'https:\t//',
  '\u0001http://',
  'ftp://',
  'ws://',
  'wss://',
  'file://',
  'blob:http://',
];
const schemes = [
  'javascript',
  'JaVaScRiPt',
  'java\tscript',
  'java\nscript',
  '\u0001javascript',
  ' javascript',
  'vbscript',
  'data',
  'about',
  'blob',
  'filesystem',
  'view-source',
  'intent',
  'mailto',
  'tel',
  'x',
];
const scripts = [
  ':alert(1)',
  '://evil.example/%0aalert(1)',
  ':text/html,<script>alert(1)</script>',
  '://%0aalert(1)//localhost',
];
const nearOwn = [
  'https://localhost/my-a1/',
  'http://localhost:81/',
  'http://localhost:443/',
  'http://localhost./',
  'http://localhost%2eevil.example/',
  'http://localhost%00.evil.example/',
  'http://user@localhost/',
  'http://user:pass@localhost/',
  'http://@localhost/',
  'http://localhost\\@evil.example/',
  'http://localhost\\.evil.example',
  'http://localhost%5c@evil.example',
  'http://localhost%40evil.example/',
  'http://localhost;@evil.example',
  'http://localhost,evil.example',
  'http://127.0.0.1/',
  'http://[::ffff:7f00:1]/',
  'https://app.operator.example/back?next=//evil.example',
  'https://app.operator.example/back#//evil.example',
  'https://app.operator.example/back/',
  'https://app.operator.example/',
  'http://app.operator.example/back',
  'https://app.operator.example:444/back',
  'https://x@app.operator.example/back',
  'my-a1/',
  '?next=/',
  '#',
  '.',
  '..',
  '',
  '%2f%2fevil.example',
];
const hidden = [
  '/%2f',
  '/%2F',
  '/%5c',
  '/%5C',
  '/my-a1/%2f%2f',
  '/..//',
  '/.//',
  '/my-a1/..//',
  '/my-a1/../..//',
  '/%2e%2e//',
  '/my-a1//',
  '/./\\',
  '/..\\',
  '/.;/..//',
];

const payloads = [
  ...ways.flatMap((way) => hosts.map((host) => way + host)),
  ...schemes.flatMap((scheme) => scripts.map((script) => scheme + script)),
  ...hidden.map((way) => `${way}evil.example`),
  ...nearOwn,
];

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal({ RETURN_URLS: other });
});
afterAll(() => portal.close());

const initiate = (browser: Browser, redirectUri: string) =>
  browser.call('GET', '/account/auth/initiate', { query: { redirectUri } });

describe(`${payloads.length} addresses of other sites`, () => {
  it('are many and all different', () => {
    expect(payloads.length).toBeGreaterThan(300);
    expect(new Set(payloads).size).toBe(payloads.length);
  });

  it('are all refused at the start of a sign-in, and set no cookie', async () => {
    const answers = await Promise.all(
      payloads.map(async (payload) => ({ payload, ...(await initiate(portal.browser(), payload)) })),
    );
    expect(answers.filter((answer) => answer.status !== 400 || answer.headers['set-cookie'] !== undefined)).toEqual([]);
    const begun = await portal.platform.db.selectFrom('sign_in_attempt').selectAll().execute();
    expect(begun).toEqual([]);
  });

  it('are all refused at the end of a sign-in', async () => {
    const browser = portal.browser();
    const { session_id } = (await initiate(browser, '/my-a1/')).body as { session_id: string };
    const credentials = { session_id, username: 'maria@demo.abonat.bg', password: demoPassword };
    const passed = await browser.call('POST', '/account/auth/user-authentication', { body: credentials });
    const { code } = passed.body as { code: string };
    const complete = (return_uri: string) =>
      browser.call('POST', '/account/auth/complete-new', { body: { code, session_id, return_uri } });
    const answers = await Promise.all(payloads.map(async (payload) => ({ payload, ...(await complete(payload)) })));
    expect(answers.filter((answer) => answer.status !== 400)).toEqual([]);
    expect((await complete('/my-a1/')).status).toBe(200);
  });
});

it.each([
  '/',
  '/my-a1/',
  '/my-a1/roaming?x=//evil.example',
  `${own}/my-a1/`,
  other,
  '/my-a1/login?redirectUri=https%3A%2F%2Fevil.example',
])('an address of the portal is accepted: %s', async (redirectUri) => {
  const { status, body } = await initiate(portal.browser(), redirectUri);
  expect(status).toBe(200);
  const { login_url } = body as { login_url: string };
  expect(new URL(login_url, own).origin).toBe(own);
  expect(new URL(login_url, own).searchParams.get('redirectUri')).toBe(redirectUri);
});

describe('an address without the base of the portal', () => {
  let folder: string;
  let app: Awaited<ReturnType<typeof createApiServer>>;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'abonat-web-'));
    await mkdir(join(folder, 'pages/any-brand'), { recursive: true });
    const pages = languages.map((language) => pageName('any-brand', 'any', language, 'system'));
    await Promise.all(pages.map((page) => writeFile(join(folder, page), '<!doctype html>')));
    app = await createApiServer(portal.platform);
    await serveWeb(app, { brand: 'any-brand', folder, addressesOfPages: {} });
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** Sends the path unchanged; a client that normalises it would hide the tested case. */
  const locationOf = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      request({ port, path, agent: false }, (response) => {
        response.resume();
        resolve(response.headers.location);
      })
        .on('error', reject)
        .end();
    });

  it('redirects to the same page under it', async () => {
    expect(await locationOf('/roaming?msisdn=359888100101')).toBe('/my-a1/roaming?msisdn=359888100101');
    expect(await locationOf('/')).toBe('/my-a1/');
    expect(await locationOf('/my-a1/roaming')).toBeUndefined();
  });

  const written = [...new Set(payloads.map((payload) => `/${encodeURI(payload)}`.replaceAll('%5C', '\\')))];
  it(`never redirects out of the portal, in ${written.length} spellings`, async () => {
    const asked = [...written, ...written.map((path) => path.slice(1)).filter((path) => path.startsWith('/'))];
    const locations = await Promise.all(asked.map(locationOf));
    const outside = locations.filter((location) => location !== undefined && new URL(location, own).origin !== own);
    expect(outside).toEqual([]);
    expect(locations.filter((location) => location !== undefined).length).toBeGreaterThan(300);
  });
});
