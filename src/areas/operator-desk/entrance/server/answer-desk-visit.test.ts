import { exportJWK, generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enrol } from '#testing/desk.ts';
import { oidcClient, startOpenIdProvider, type OpenIdProvider } from '#testing/openid-provider.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { readDeskIdentitySettings } from './desk-identity.ts';
import { enrolAgain, removeOperator } from './manage-operators.ts';

let provider: OpenIdProvider;
let portal: TestPortal;

const settings = () => ({
  DESK_OIDC_ISSUER: provider.issuer,
  DESK_OIDC_CLIENT_ID: oidcClient.id,
  DESK_OIDC_CLIENT_SECRET: oidcClient.secret,
  DESK_OIDC_ROLE_CLAIM: 'groups',
  DESK_OIDC_ROLES: 'portal-editors=editor,portal-care=support',
});

beforeAll(async () => {
  provider = await startOpenIdProvider();
  portal = await openPortal(settings());
  provider.clock = () => portal.platform.clock.now();
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(() => {
  const claims = { sub: 'ana-1', preferred_username: 'ana@corp.bg', groups: ['portal-editors', 'all'] };
  Object.assign(provider, { claims, userInfo: {}, signature: null, fault: null });
});

async function begin(browser: Browser): Promise<{ status: number; url: string }> {
  const { status, body } = await browser.call('POST', '/operator/identity-provider');
  const { authorization_url: url = '' } = body as { authorization_url?: string };
  return { status, url };
}
const comeBack = (browser: Browser, back: URLSearchParams) =>
  browser.call('POST', '/operator/identity-provider/answer', { body: Object.fromEntries(back) });
const visit = async (browser = portal.browser()) => comeBack(browser, provider.visit((await begin(browser)).url));
const codeOf = ({ body }: { body: unknown }) => (body as { ErrorCode?: string }).ErrorCode;

async function signIn(claims: JWTPayload = provider.claims): Promise<Browser> {
  provider.claims = claims;
  const browser = portal.browser();
  const { status, body } = await visit(browser);
  expect([status, body]).toMatchObject([200, { token: expect.any(String) }]);
  browser.tokens = { access_token: (body as { token: string }).token, refresh_token: '' };
  return browser;
}
const whoIs = async (browser: Browser) => (await browser.call('GET', '/operator/me')).body;
const audited = async (name: string) => {
  const { rows } = await portal.platform.pool.query<{ action: string; facts: object }>(
    `select action, facts::jsonb as facts from audit where customer_id = 0 and subject = $1 order by sequence`,
    [name],
  );
  return rows;
};

describe('a user with a role claim', () => {
  it('is sent to the provider with PKCE and returns only to the desk', async () => {
    const { url } = await begin(portal.browser());
    const asked = new URL(url).searchParams;
    expect(asked.get('redirect_uri')).toMatch(/\/my-a1\/operator\/identity-provider$/);
    expect(Object.fromEntries(asked)).toMatchObject({
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('is signed in with that role, without a password and a code, and this is audited', async () => {
    const browser = await signIn();
    expect(await whoIs(browser)).toMatchObject({ name: 'ana@corp.bg', roles: ['editor'] });
    expect((await browser.call('GET', '/operator/catalogue')).status).toBe(200);
    expect((await browser.call('GET', '/operator/failures')).status).toBe(403);
    expect(await audited('ana@corp.bg')).toEqual([
      {
        action: 'desk.add-operator',
        facts: { by: 'ana@corp.bg', roles: ['editor'], source: provider.issuer, reference: 'ana-1' },
      },
      { action: 'desk.sign-in', facts: { by: 'ana@corp.bg', source: provider.issuer } },
    ]);
    const { rows } = await portal.platform.pool.query(
      `select password_hash, sealed_totp from operator where name = 'ana@corp.bg'`,
    );
    expect(rows).toEqual([{ password_hash: null, sealed_totp: null }]);
  });

  it('has the role of the last sign-in, in all sessions', async () => {
    const first = await signIn({ sub: 'role-changes', email: 'rada@corp.bg', groups: 'portal-editors' });
    await signIn({ sub: 'role-changes', email: 'another@corp.bg', groups: ['portal-care'] });
    expect(await whoIs(first)).toMatchObject({ name: 'rada@corp.bg', roles: ['support'] });
    expect((await audited('rada@corp.bg')).map(({ action }) => action)).toEqual([
      'desk.add-operator',
      'desk.sign-in',
      'desk.change-roles',
      'desk.sign-in',
    ]);
  });

  it('may have it at the userinfo endpoint', async () => {
    provider.userInfo = { groups: ['portal-care'], email: 'info@corp.bg' };
    const browser = await signIn({ sub: 'by-userinfo' });
    expect(await whoIs(browser)).toMatchObject({ name: 'info@corp.bg', roles: ['support'] });
  });

  it('never gets the account of a local operator or of another user with the same name', async () => {
    await enrol(portal, 'boris', ['support']);
    const { host } = new URL(provider.issuer);
    const first = await signIn({ sub: 'boris-1', preferred_username: 'boris', groups: 'portal-editors' });
    const second = await signIn({ sub: 'boris-2', preferred_username: 'boris', groups: 'portal-care' });
    expect(await whoIs(first)).toMatchObject({ name: `boris@${host}`, roles: ['editor'] });
    expect(await whoIs(second)).toMatchObject({ name: `boris@${host} boris-2`, roles: ['support'] });
  });

  it('gets one account from several first sign-ins at once', async () => {
    provider.claims = { sub: 'eager', email: 'eager@corp.bg', groups: 'portal-care' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => visit()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { rows } = await portal.platform.pool.query(`select name from operator where identity_subject = 'eager'`);
    expect(rows).toEqual([{ name: 'eager@corp.bg' }]);
  });

  it('cannot sign in with a password, and gets no enrolment link', async () => {
    await signIn();
    const body = { name: 'ana@corp.bg', password: 'Vitosha_2290_snow', code: '000000' };
    expect((await portal.browser().call('POST', '/operator/sign-in', { body })).status).toBe(401);
    expect(await enrolAgain(portal.platform, 'ana@corp.bg')).toBeNull();
    const update = `update operator set password_hash = 'x' where name = 'ana@corp.bg'`;
    await expect(portal.platform.pool.query(update)).rejects.toThrow('check constraint');
  });

  it('is signed out at once by the command, and may return while the provider gives the role', async () => {
    const claims = { sub: 'removed', email: 'removed@corp.bg', groups: 'portal-care' };
    const browser = await signIn(claims);
    expect(await removeOperator(portal.platform, 'removed@corp.bg')).toBe(true);
    expect((await browser.call('GET', '/operator/me')).status).toBe(401);
    expect(await whoIs(await signIn(claims))).toMatchObject({ name: 'removed@corp.bg' });
  });
});

describe('a user without a role', () => {
  it.each<[string, JWTPayload]>([
    ['no claim', { groups: undefined }],
    ['another group', { groups: ['all'] }],
    ['a role of the desk instead of a mapped value', { groups: ['editor'] }],
    ['a claim that is not text', { groups: { 'portal-editors': true } }],
  ])('%s is refused and gets no account', async (_, wrong) => {
    provider.claims = { sub: 'no-role', email: 'no-role@corp.bg', ...wrong };
    const answer = await visit();
    expect([answer.status, codeOf(answer)]).toEqual([403, 'EC_Identity_Not_Known']);
    const { rows } = await portal.platform.pool.query(`select 1 from operator where identity_subject = 'no-role'`);
    expect(rows).toEqual([]);
  });

  it('loses the sessions of the time with a role, and this is audited', async () => {
    const claims = { sub: 'was-editor', email: 'was@corp.bg', groups: 'portal-editors' };
    const other = await signIn();
    const browser = await signIn(claims);
    provider.claims = { ...claims, groups: [] };
    expect(codeOf(await visit())).toBe('EC_Identity_Not_Known');
    expect((await browser.call('GET', '/operator/me')).status).toBe(401);
    expect((await other.call('GET', '/operator/me')).status).toBe(200);
    expect((await audited('was@corp.bg')).at(-1)).toMatchObject({ action: 'desk.role-missing' });
  });
});

describe('an answer of another visit', () => {
  it('with another state, or in another browser, is refused, and the right one still succeeds', async () => {
    const [browser, other] = [portal.browser(), portal.browser()];
    const back = provider.visit((await begin(browser)).url);
    await begin(other);
    expect(codeOf(await comeBack(other, back))).toBe('EC_Sign_In_Expired');
    expect(codeOf(await comeBack(portal.browser(), back))).toBe('EC_Sign_In_Expired');
    const altered = new URLSearchParams({ ...Object.fromEntries(back), state: 'x'.repeat(43) });
    expect(codeOf(await comeBack(browser, altered))).toBe('EC_Sign_In_Expired');
    expect((await comeBack(browser, back)).status).toBe(200);
  });

  it('works once, also under twenty concurrent requests', async () => {
    const browser = portal.browser();
    const back = provider.visit((await begin(browser)).url);
    const cookies = new Map(browser.cookies);
    const same = () => Object.assign(portal.browser(), { cookies: new Map(cookies) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(same(), back)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codeOf(await comeBack(same(), back))).toBe('EC_Sign_In_Expired');
  });

  it('with the code of another visit fails PKCE', async () => {
    const [mine, theirs] = [portal.browser(), portal.browser()];
    const back = provider.visit((await begin(mine)).url);
    back.set('code', provider.visit((await begin(theirs)).url).get('code')!);
    expect(codeOf(await comeBack(mine, back))).toBe('EC_Identity_Not_Proved');
  });

  it('that is late, or of another issuer, is refused', async () => {
    const browser = portal.browser();
    const foreign = provider.visit((await begin(browser)).url);
    foreign.set('iss', 'https://evil.example');
    expect(codeOf(await comeBack(browser, foreign))).toBe('EC_Identity_Not_Proved');
    const late = provider.visit((await begin(browser)).url);
    await portal.pass(10 * 60 + 1);
    expect(codeOf(await comeBack(browser, late))).toBe('EC_Sign_In_Expired');
  });

  it('with a token of another nonce, audience or key is refused', async () => {
    const good = provider.claims;
    for (const wrong of [{ nonce: 'another' }, { nonce: undefined }, { aud: 'another' }]) {
      provider.claims = { ...good, ...wrong };
      expect(codeOf(await visit())).toBe('EC_Identity_Not_Proved');
    }
    provider.claims = good;
    provider.signature = { key: (await generateKeyPair('RS256')).privateKey, alg: 'RS256' };
    expect(codeOf(await visit())).toBe('EC_Identity_Not_Proved');
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(provider.publicKey)));
    provider.signature = { key: secret, alg: 'HS256' };
    expect(codeOf(await visit())).toBe('EC_Identity_Not_Proved');
  });
});

it('a session of a customer is not opened by it', async () => {
  const browser = await signIn();
  expect((await browser.call('GET', '/gateway/user-profiles/account-information')).status).toBe(401);
});

it.each([
  [{ DESK_OIDC_ISSUER: 'https://login.example' }, 'must be set together'],
  [{ DESK_OIDC_ISSUER: 'https://login.example', DESK_OIDC_CLIENT_ID: 'a' }, 'DESK_OIDC_ROLES must list'],
  [
    { DESK_OIDC_ISSUER: 'https://login.example', DESK_OIDC_CLIENT_ID: 'a', DESK_OIDC_ROLES: 'x=admin' },
    'DESK_OIDC_ROLES must list',
  ],
  [
    { DESK_OIDC_ISSUER: 'http://login.example', DESK_OIDC_CLIENT_ID: 'a', APP_MODE: 'production' },
    'https:// in production',
  ],
])('invalid settings are refused in one line: %j', (environment, line) => {
  expect(() => readDeskIdentitySettings(environment)).toThrow(line);
});
