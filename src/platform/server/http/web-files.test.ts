import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#platform/languages.ts';
import { layOutMail } from '#platform/mail.ts';
import { deskPageName, pageName } from '#platform/pages.ts';
import { themes } from '#platform/themes.ts';
import { deskBase } from '#platform/web-base.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { createApiServer } from './api-server.ts';
import { serveWeb } from './web-files.ts';

const style = 'main{color:teal}';
const scripts = languages.map((language) => `greet("${language}")`);
const addressesOfPages = { login: '/login', home: '/', bills: '/bills' };
let portal: TestPortal;
let folder: string;
let app: Awaited<ReturnType<typeof createApiServer>>;

beforeAll(async () => {
  portal = await openPortal();
  folder = await mkdtemp(join(tmpdir(), 'abonat-pages-'));
  const pages = languages.flatMap((language, at) =>
    themes.flatMap((theme) =>
      ['any', 'home', 'login', 'bills'].map((page) => ({
        name: pageName('talaz', page, language, theme),
        script: scripts[at],
      })),
    ),
  );
  await mkdir(dirname(join(folder, pages[0]!.name)), { recursive: true });
  await Promise.all(
    pages.map(({ name, script }) =>
      writeFile(join(folder, name), `${name} <script>${script}</script><style>${style}</style>`),
    ),
  );
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/start-AbCd_123.js'), 'plain');
  await writeFile(join(folder, 'assets/start-AbCd_123.js.br'), 'compressed');
  app = await createApiServer(portal.platform);
  const deskFolder = join(folder, 'desk');
  const deskPage = join(deskFolder, deskPageName('talaz'));
  await mkdir(dirname(deskPage), { recursive: true });
  await writeFile(deskPage, 'desk');
  await serveWeb(app, { brand: 'talaz', folder, addressesOfPages, deskFolder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await portal.close();
});

const pageAt = async (url: string, cookie = '') => {
  const { body } = await app.inject({ url, headers: { cookie } });
  return body.split(' ')[0];
};

describe('the page of an address', () => {
  it('has a page of its own only at the exact address', async () => {
    expect(await pageAt('/my-a1/login?redirectUri=x')).toBe('pages/talaz/login.bg.system.html');
    expect(await pageAt('/my-a1/login/forgotten-password')).toBe('pages/talaz/any.bg.system.html');
    expect(await pageAt('/my-a1/')).toBe('pages/talaz/home.bg.system.html');
    expect(await pageAt('/my-a1')).toBe('pages/talaz/home.bg.system.html');
    expect(await pageAt('/my-a1/bills?payment=x')).toBe('pages/talaz/bills.bg.system.html');
    expect(await pageAt('/my-a1/bills/1')).toBe('pages/talaz/any.bg.system.html');
    expect(await pageAt('/my-a1/my-services')).toBe('pages/talaz/any.bg.system.html');
  });

  it('has the language and theme from the cookies', async () => {
    expect(await pageAt('/my-a1/login', 'language=en; theme=dark')).toBe('pages/talaz/login.en.dark.html');
    expect(await pageAt('/my-a1/roaming', 'theme=light')).toBe('pages/talaz/any.bg.light.html');
  });

  it('never uses a cookie as a path to another file', async () => {
    expect(await pageAt('/my-a1/', 'language=../../secret; theme=%2e%2e')).toBe('pages/talaz/home.bg.system.html');
  });

  it('allows its own style sheet and the scripts of all languages by digest, and no other inline ones', async () => {
    const { headers } = await app.inject({ url: '/my-a1/login' });
    const digest = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${digest(style)}';`);
    const digests = scripts.map((script) => `'sha256-${digest(script)}'`).join(' ');
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${digests};`);
    expect(headers['vary']).toContain('cookie');
  });
});

describe('the page of the desk', () => {
  const policyAt = async (url: string) => String((await app.inject({ url })).headers['content-security-policy']);

  it('allows exactly the style attributes of e-mails, for their preview', async () => {
    const policy = await policyAt(`${deskBase}/texts`);
    const content = { subject: 'S', paragraphs: ['P'], code: '1', actions: [], note: 'N' };
    const { html } = layOutMail('bg', {}, content);
    const styles = Array.from(html.matchAll(/ style="([^"]*)"/g), ([, each]) => each!);
    expect(styles.length).toBeGreaterThan(5);
    for (const each of styles) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(each).digest('base64')}'`);
    }
    expect(policy).toContain("style-src 'self' 'unsafe-hashes' 'sha256-");
    expect(policy).toContain('trusted-types abonat mail-preview');
    expect(policy).not.toContain("'unsafe-inline'");
  });

  it('is the only one that does', async () => {
    expect(await policyAt('/my-a1/login')).not.toMatch(/unsafe-hashes|mail-preview/);
  });
});

describe('a file of the build', () => {
  const file = '/my-a1/assets/start-AbCd_123.js';

  it('is sent compressed to browsers that accept it, and may be stored for a year', async () => {
    const { statusCode, headers, body } = await app.inject({ url: file, headers: { 'accept-encoding': 'br' } });
    expect([statusCode, body]).toEqual([200, 'compressed']);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect((await app.inject({ url: file })).body).toBe('plain');
  });

  it('answers HEAD without a body', async () => {
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: file });
    expect([statusCode, body]).toEqual([200, '']);
  });

  it.each([
    '/my-a1/assets/START-AbCd_123.js',
    '/my-a1/assets/other-AbCd_123.js',
    '/my-a1/assets/',
    '/my-a1/assets/..%2f..%2f..%2fetc%2fpasswd',
  ])('is not at %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  it('of the desk is at its own address', async () => {
    const { statusCode, body } = await app.inject({ url: `${deskBase}/${deskPageName('talaz')}` });
    expect([statusCode, body]).toEqual([200, 'desk']);
  });
});

describe('an address with doubled slashes', () => {
  it.each([
    ['/my-a1/campaigns//donation?msisdn=0888100101', '/my-a1/campaigns/donation?msisdn=0888100101'],
    ['/campaigns//donation', '/campaigns/donation'],
    ['/my-a1//', '/my-a1/'],
    ['//evil.example/my-a1', '/evil.example/my-a1'],
  ])('%s redirects to %s', async (written, meant) => {
    const { statusCode, headers } = await app.inject({ url: written });
    expect([statusCode, headers.location]).toEqual([302, meant]);
  });

  it('keeps the slashes of a query value', async () => {
    expect(await pageAt('/my-a1/login?redirectUri=https://my.operator.bg//x')).toBe('pages/talaz/login.bg.system.html');
  });
});
