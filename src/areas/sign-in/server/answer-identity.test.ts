import { randomBytes } from 'node:crypto';
import { generateKeyPair, exportJWK, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginVisit, comeBack, identitySettings, visitProvider } from '#testing/identity-visit.ts';
import { oidcClient, startOpenIdProvider, type OpenIdProvider } from '#testing/openid-provider.ts';
import { sentMessages } from '#testing/outbox.ts';
import { openPortal, openPortalOn, type Browser, type TestPortal } from '#testing/portal.ts';
import { readIdentitySettings } from './identity-provider/identity-settings.ts';

let provider: OpenIdProvider;
let portal: TestPortal;
/** The pid of Мария, whose account has only one user. */
let pid: string;

const settings = () => identitySettings(provider);

beforeAll(async () => {
  provider = await startOpenIdProvider();
  portal = await openPortal(settings());
  provider.clock = () => portal.platform.clock.now();
  const maria = await portal.browser().signIn('maria');
  const { body } = await maria.call('GET', '/gateway/user-profiles/account-information');
  pid = (body as { pids: string[] }).pids[0]!;
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(() => {
  const claims = { sub: 'maria-there', customer_id: pid };
  Object.assign(provider, { claims, userInfo: {}, signature: null, fault: null });
});

const visit = (browser = portal.browser()) => visitProvider(browser, provider);
const codeOf = ({ body }: { body: unknown }) => (body as { ErrorCode?: string }).ErrorCode;

describe('a user confirmed by the provider', () => {
  it('gets a session like any other', async () => {
    const browser = portal.browser();
    const { url, session_id } = await beginVisit(browser);
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'abonat',
      scope: 'openid email',
    });
    expect(asked.get('redirect_uri')).toMatch(/\/my-a1\/login\/identity-provider$/);
    const passed = await comeBack(browser, provider.visit(url));
    expect(passed.body).toMatchObject({ session_id, return_uri: '/my-a1/' });
    const completed = await browser.call('POST', '/account/auth/complete-new', { body: passed.body });
    expect(completed.status).toBe(200);
    browser.tokens = completed.body as Browser['tokens'];
    const who = await browser.call('GET', '/gateway/user-profiles/account-information');
    expect(who.body).toMatchObject({ username: 'maria@demo.abonat.bg' });
    const history = await browser.call('GET', '/account/auth/sign-in-history');
    expect((history.body as { kind: string }[])[0]?.kind).toBe('SignedIn');
  });

  it('may return to a process with another secret key that knows the first one', async () => {
    const [first, second] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
    const open = (keys: Record<string, string>) => openPortalOn(portal.connection, { ...settings(), ...keys });
    const [before, after, stranger] = [
      await open({ SECRET_KEY: first }),
      await open({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first }),
      await open({ SECRET_KEY: second }),
    ];
    const browser = before.browser();
    const back = provider.visit((await beginVisit(browser)).url);
    const at = (process: TestPortal) => Object.assign(process.browser(), { cookies: browser.cookies });
    expect(codeOf(await comeBack(at(stranger), back))).toBe('EC_Sign_In_Expired');
    expect((await comeBack(at(after), back)).status).toBe(200);
    for (const process of [before, after, stranger]) await process.close();
  });

  it('is recognized by issuer and subject, whatever else the token contains', async () => {
    provider.claims = { sub: 'maria-there' };
    expect((await visit()).status).toBe(200);
    provider.claims = { sub: 'maria-there', customer_id: 'somebody else' };
    expect((await visit()).status).toBe(200);
  });

  it.each([
    ['with an unknown customer', { sub: 'stranger', customer_id: '0000000000' }],
    ['without a customer key', { sub: 'stranger' }],
    ['with a customer key that is not text', { sub: 'stranger', customer_id: { a: 1 } }],
    ['with only an e-mail, when keys link', { sub: 'stranger', email: 'maria@demo.abonat.bg', email_verified: true }],
  ])('%s gets no profile', async (_, claims) => {
    provider.claims = claims;
    const answer = await visit();
    expect([answer.status, codeOf(answer)]).toEqual([403, 'EC_Identity_Not_Known']);
  });
});

describe('the userinfo endpoint', () => {
  it('links a user whose ID token lacks the customer', async () => {
    provider.claims = { sub: 'maria-by-userinfo' };
    provider.userInfo = { customer_id: pid };
    expect((await visit()).status).toBe(200);
  });

  it('does not link a user if it describes another subject', async () => {
    provider.claims = { sub: 'stranger' };
    provider.userInfo = { sub: 'maria-by-userinfo', customer_id: pid };
    expect(codeOf(await visit())).toBe('EC_Identity_Not_Proved');
  });

  it('does not replace a claim of the ID token', async () => {
    provider.claims = { sub: 'stranger', customer_id: '0000000000' };
    provider.userInfo = { customer_id: pid };
    expect(codeOf(await visit())).toBe('EC_Identity_Not_Known');
  });
});

it('the requested scopes are configurable', async () => {
  const fresh = await openPortal({ ...settings(), OIDC_SCOPES: 'openid email customer' });
  const { url } = await beginVisit(fresh.browser());
  expect(new URL(url).searchParams.get('scope')).toBe('openid email customer');
  await fresh.close();
});

it('a customer with several accounts is linked to none of them', async () => {
  const { db } = portal.platform;
  const georgi = await db
    .selectFrom('account')
    .select('account_id')
    .where('username', '=', 'georgi@demo.abonat.bg')
    .executeTakeFirstOrThrow();
  const shared = await db
    .selectFrom('customer_pid')
    .select('customer_id')
    .where('pid', '=', pid)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account_pid')
    .values({ ...georgi, ...shared })
    .execute();
  provider.claims = { sub: 'one-of-two', customer_id: pid };
  const answer = await visit();
  await db
    .deleteFrom('account_pid')
    .where('account_id', '=', georgi.account_id)
    .where('customer_id', '=', shared.customer_id)
    .execute();
  expect([answer.status, codeOf(answer)]).toEqual([403, 'EC_Identity_Not_Known']);
  expect((await visit()).status).toBe(200);
});

it('a customer with one open and one closed account is linked to the open one', async () => {
  const { pool } = portal.platform;
  const { rows } = await pool.query<{ account_id: number; customer_id: number }>(
    `insert into account_pid (account_id, customer_id)
     select account_id, customer_id from account, customer_pid
     where username = 'georgi@demo.abonat.bg' and customer_pid.pid = $1 returning account_id, customer_id`,
    [pid],
  );
  const { account_id, customer_id } = rows[0]!;
  await pool.query('update account set deactivated_at = now() where account_id = $1', [account_id]);
  provider.claims = { sub: 'the-other-is-closed', customer_id: pid };
  const answer = await visit();
  await pool.query('update account set deactivated_at = null where account_id = $1', [account_id]);
  await pool.query('delete from account_pid where account_id = $1 and customer_id = $2', [account_id, customer_id]);
  expect(answer.status).toBe(200);
});

it.each([
  ['the first time', 'maria-after-closing'],
  ['again', 'maria-there'],
])('a user whose only account is closed and who comes %s gets the restore link by e-mail', async (_, sub) => {
  const { pool, db, clock, keys } = portal.platform;
  const close = (deactivated_at: Date | null) =>
    pool.query(`update account set deactivated_at = $1 where username = 'maria@demo.abonat.bg'`, [deactivated_at]);
  await pool.query('truncate outbox, sms_part');
  await close(clock.now());
  provider.claims = { sub, customer_id: pid };
  const answer = await visit();
  await close(null);
  expect([answer.status, codeOf(answer)]).toEqual([403, 'EC_Profile_Closed']);
  const [link] = (await sentMessages(db, keys.storage)).slice(-1);
  expect(link).toMatchObject({ recipient: 'maria@demo.abonat.bg', subject: 'Върни закрития си профил' });
});

describe('an answer of another sign-in', () => {
  it('with another state, or without a start, is refused', async () => {
    const browser = portal.browser();
    const back = provider.visit((await beginVisit(browser)).url);
    back.set('state', 'x'.repeat(43));
    expect(codeOf(await comeBack(browser, back))).toBe('EC_Sign_In_Expired');
  });

  it('in another browser is refused, and the right one still succeeds', async () => {
    const browser = portal.browser();
    const back = provider.visit((await beginVisit(browser)).url);
    expect(codeOf(await comeBack(portal.browser(), back))).toBe('EC_Sign_In_Expired');
    const other = portal.browser();
    await beginVisit(other);
    expect(codeOf(await comeBack(other, back))).toBe('EC_Sign_In_Expired');
    expect((await comeBack(browser, back)).status).toBe(200);
  });

  it('works once, also under twenty concurrent requests', async () => {
    const browser = portal.browser();
    const back = provider.visit((await beginVisit(browser)).url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(browser, back)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codeOf(await comeBack(browser, back))).toBe('EC_Sign_In_Expired');
  });

  it('with the code of another sign-in fails PKCE', async () => {
    const [mine, theirs] = [portal.browser(), portal.browser()];
    const back = provider.visit((await beginVisit(mine)).url);
    back.set('code', provider.visit((await beginVisit(theirs)).url).get('code')!);
    expect(codeOf(await comeBack(mine, back))).toBe('EC_Identity_Not_Proved');
  });

  it('that is late is refused', async () => {
    const browser = portal.browser();
    const back = provider.visit((await beginVisit(browser)).url);
    await portal.pass(31 * 60);
    expect(codeOf(await comeBack(browser, back))).toBe('EC_Sign_In_Expired');
  });

  it('of another issuer is refused', async () => {
    const browser = portal.browser();
    const back = provider.visit((await beginVisit(browser)).url);
    back.set('iss', 'https://evil.example');
    expect(codeOf(await comeBack(browser, back))).toBe('EC_Identity_Not_Proved');
  });
});

describe('an invalid token', () => {
  const now = () => Math.floor(portal.platform.clock.now().getTime() / 1000);
  it.each<[string, () => JWTPayload]>([
    ['another nonce', () => ({ nonce: 'another' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['another audience', () => ({ aud: 'another' })],
    ['several audiences and no name', () => ({ aud: [oidcClient.id, 'another'] })],
    ['the name of another client', () => ({ aud: [oidcClient.id, 'another'], azp: 'another' })],
    ['an expired lifetime', () => ({ exp: now() - 61 })],
    ['an age of 15 minutes', () => ({ iat: now() - 900 })],
    ['no subject', () => ({ sub: undefined as never })],
    ['an empty subject', () => ({ sub: '' })],
  ])('with %s is refused', async (_, wrong) => {
    provider.claims = { ...provider.claims, ...wrong() };
    const answer = await visit();
    expect([answer.status, codeOf(answer)]).toEqual([400, 'EC_Identity_Not_Proved']);
  });

  it('signed by another key, or by the public key as a secret, is refused', async () => {
    provider.signature = { key: (await generateKeyPair('RS256')).privateKey, alg: 'RS256' };
    expect(codeOf(await visit())).toBe('EC_Identity_Not_Proved');
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(provider.publicKey)));
    provider.signature = { key: secret, alg: 'HS256' };
    expect(codeOf(await visit())).toBe('EC_Identity_Not_Proved');
  });
});

describe('an unavailable provider', () => {
  it.each([
    ['fails', { status: 500, text: '' }],
    ['answers without JSON', { status: 200, text: '<html>' }],
    ['redirects elsewhere', { status: 302, text: '' }],
    ['does not know the client', { status: 401, text: '{"error":"invalid_client"}' }],
  ])('that %s is reported, before and after', async (_, fault) => {
    const fresh = await openPortal(settings());
    const browser = fresh.browser();
    provider.fault = fault;
    expect((await beginVisit(browser)).status).toBe(503);
    provider.fault = null;
    const back = provider.visit((await beginVisit(browser)).url);
    provider.fault = fault;
    const answer = await comeBack(browser, back);
    expect([answer.status, codeOf(answer)]).toEqual([503, 'EC_Partner_Unavailable']);
    await fresh.close();
  });

  it('that describes another issuer gets no users', async () => {
    const fresh = await openPortal({ ...settings(), OIDC_ISSUER: `${provider.issuer}/` });
    expect((await beginVisit(fresh.browser())).status).toBe(503);
    await fresh.close();
  });
});

it('with links by verified e-mail, an unverified one does not link', async () => {
  const byEmail = await openPortal({ ...settings(), OIDC_LINKS_BY: 'verified-email' });
  provider.clock = () => byEmail.platform.clock.now();
  const ask = async (claims: JWTPayload) => {
    provider.claims = claims;
    const browser = byEmail.browser();
    return (await comeBack(browser, provider.visit((await beginVisit(browser)).url))).status;
  };
  const email = 'Maria@demo.abonat.bg';
  expect(await ask({ sub: 'm', email })).toBe(403);
  expect(await ask({ sub: 'm', email, email_verified: 'true' })).toBe(403);
  expect(await ask({ sub: 'm', email, email_verified: false })).toBe(403);
  expect(await ask({ sub: 'm', customer_id: pid })).toBe(403);
  provider.userInfo = { email, email_verified: true };
  expect(await ask({ sub: 'm', email, email_verified: false })).toBe(403);
  expect(await ask({ sub: 'n' })).toBe(200);
  provider.userInfo = {};
  expect(await ask({ sub: 'm', email, email_verified: true })).toBe(200);
  await byEmail.close();
});

it('a portal without a provider offers none, and the configuration says so', async () => {
  const plain = await openPortal();
  expect((await beginVisit(plain.browser())).status).toBe(404);
  const { body } = await plain.browser().call('GET', '/common/configuration');
  expect(JSON.stringify(body)).not.toContain('"identity_provider":"yes"');
  await plain.close();
});

it.each([
  [{ OIDC_ISSUER: 'https://login.example' }, 'must be set together'],
  [{ OIDC_CLIENT_ID: 'abonat' }, 'must be set together'],
  [{ OIDC_ISSUER: 'http://login.example', OIDC_CLIENT_ID: 'a', APP_MODE: 'production' }, 'https:// in production'],
  [
    { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'a', OIDC_LINKS_BY: 'name' },
    'OIDC_LINKS_BY must be one of',
  ],
  [{ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'a', OIDC_SCOPES: 'email' }, 'OIDC_SCOPES'],
])('invalid settings are refused in one line: %j', (environment, line) => {
  expect(() => readIdentitySettings(environment)).toThrow(line);
});
