import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { beginVisit, comeBack, identitySettings, signInByProvider, visitProvider } from '#testing/identity-visit.ts';
import { startOpenIdProvider, type OpenIdProvider } from '#testing/openid-provider.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

const pid = '8307099971';
const event = 'http://schemas.openid.net/event/backchannel-logout';

let provider: OpenIdProvider;
let portal: TestPortal;
/** A session of Мария through the provider. */
let maria: Browser;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  portal = await openPortal(identitySettings(provider));
  provider.clock = () => portal.platform.clock.now();
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(async () => {
  Object.assign(provider, { signature: null, fault: null });
  maria = await signIn('maria-there', 'session-1');
});

function signIn(sub: string, sid?: string, customer_id = pid): Promise<Browser> {
  provider.claims = { sub, customer_id, ...(sid !== undefined && { sid }) };
  return signInByProvider(portal.browser(), provider);
}

/** As the provider sends it: a form, without cookies and origin. */
async function send(token: string, to = portal, form = new URLSearchParams({ logout_token: token })) {
  const { statusCode, headers, body } = await to.app.inject({
    method: 'POST',
    url: '/api/account/auth/identity-provider/logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  return { status: statusCode, cache: headers['cache-control'], body };
}

const isSignedIn = async (browser: Browser) =>
  (await browser.call('GET', '/gateway/user-profiles/account-information')).status === 200;

const now = () => Math.floor(portal.platform.clock.now().getTime() / 1000);

describe('a logout token', () => {
  it('of a session at the provider ends only what that session opened', async () => {
    const elsewhere = await signIn('maria-there', 'session-2');
    const withPassword = await portal.browser().signIn('maria');
    const answer = await send(await provider.logoutToken({ sid: 'session-1' }));
    expect(answer).toMatchObject({ status: 200, cache: 'no-store' });
    expect([await isSignedIn(maria), await isSignedIn(elsewhere), await isSignedIn(withPassword)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('of a user ends every session that came from that user, and no other', async () => {
    const again = await signIn('maria-there', 'session-2');
    const unnamed = await signIn('maria-there');
    const other = await signIn('maria-by-another-name', 'session-1');
    const withPassword = await portal.browser().signIn('maria');
    expect((await send(await provider.logoutToken({ sub: 'maria-there' }))).status).toBe(200);
    for (const browser of [maria, again, unnamed]) expect(await isSignedIn(browser)).toBe(false);
    for (const browser of [other, withPassword]) expect(await isSignedIn(browser)).toBe(true);
  });

  it('of a user and a session ends the sessions that match both', async () => {
    const other = await signIn('maria-by-another-name', 'session-1');
    expect((await send(await provider.logoutToken({ sub: 'maria-there', sid: 'session-2' }))).status).toBe(200);
    expect(await isSignedIn(maria)).toBe(true);
    expect((await send(await provider.logoutToken({ sub: 'maria-there', sid: 'session-1' }))).status).toBe(200);
    expect([await isSignedIn(maria), await isSignedIn(other)]).toEqual([false, true]);
  });

  it('ends the refresh token, too, and revokes a code that was not used yet', async () => {
    const browser = portal.browser();
    const { body } = await visitProvider(browser, provider);
    expect((await send(await provider.logoutToken({ sub: 'maria-there' }))).status).toBe(200);
    expect((await browser.call('POST', '/account/auth/complete-new', { body })).status).toBe(409);
    const refresh_token = maria.tokens?.refresh_token;
    expect((await maria.call('POST', '/account/auth/token', { body: { refresh_token } })).status).toBe(401);
  });

  it('of a user without sessions succeeds, because nothing is left to end', async () => {
    expect((await send(await provider.logoutToken({ sub: 'nobody' }))).status).toBe(200);
  });

  it('may come with further fields and claims, as the type JWT or without a type', async () => {
    const token = await provider.logoutToken({ sub: 'nobody', trace: 'x' }, 'JWT');
    const form = new URLSearchParams({ logout_token: token, more: 'x' });
    expect((await send(token, portal, form)).status).toBe(200);
    expect((await send(await provider.logoutToken({ sub: 'nobody' }, null))).status).toBe(200);
  });

  it('is audited for the customer with the number of ended sessions', async () => {
    await signIn('maria-there', 'session-2');
    await portal.platform.pool.query('update session set ended_at = now() where identity_subject is null');
    const { rows: before } = await portal.platform.pool.query(
      `select count(*)::int as live from session where identity_subject = 'maria-there' and ended_at is null`,
    );
    await send(await provider.logoutToken({ sub: 'maria-there' }));
    const { rows } = await portal.platform.pool.query(
      `select facts::jsonb as facts, trace_id is not null as is_traced from audit
       where action = 'session.provider-logout' order by sequence desc limit 1`,
    );
    expect(rows).toEqual([{ facts: { ended: before[0].live }, is_traced: true }]);
  });
});

describe('a refused logout token ends nothing and gets 400:', () => {
  it.each<[string, () => JWTPayload]>([
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['no issuer', () => ({ iss: undefined as never })],
    ['another audience', () => ({ aud: 'another' })],
    ['an expired lifetime', () => ({ exp: now() - 61 })],
    ['no end', () => ({ exp: undefined as never })],
    ['an age of 15 minutes', () => ({ iat: now() - 900 })],
    ['a time of issue in the future', () => ({ iat: now() + 120 })],
    ['no time of issue', () => ({ iat: undefined as never })],
    ['no id', () => ({ jti: undefined as never })],
    ['an empty id', () => ({ jti: '' })],
    ['an endless id', () => ({ jti: 'x'.repeat(256) })],
    ['no events', () => ({ events: undefined })],
    ['another event', () => ({ events: { 'http://schemas.openid.net/event/other': {} } })],
    ['an event that is not an object', () => ({ events: { [event]: true } })],
    ['events in a list', () => ({ events: [event] })],
    ['a nonce', () => ({ nonce: 'n' })],
    ['an empty nonce', () => ({ nonce: '' })],
    ['neither user nor session', () => ({ sub: undefined as never })],
    ['a user that is not text', () => ({ sub: 7 as never })],
    ['an empty user', () => ({ sub: '' })],
    ['a session that is not text', () => ({ sid: { a: 1 } })],
  ])('%s', async (_, wrong) => {
    const answer = await send(await provider.logoutToken({ sub: 'maria-there', ...wrong() }));
    expect(answer).toMatchObject({ status: 400, cache: 'no-store' });
    expect(await isSignedIn(maria)).toBe(true);
  });

  it('the type of another token', async () => {
    expect((await send(await provider.logoutToken({ sub: 'maria-there' }, 'at+jwt'))).status).toBe(400);
    expect(await isSignedIn(maria)).toBe(true);
  });

  it('the signature of another key, of the public key as a secret, or none', async () => {
    const good = await provider.logoutToken({ sub: 'maria-there' });
    const [, payload = ''] = good.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"logout+jwt"}').toString('base64url')}.${payload}.`;
    provider.signature = { key: (await generateKeyPair('RS256')).privateKey, alg: 'RS256' };
    const foreign = await provider.logoutToken({ sub: 'maria-there' });
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(provider.publicKey)));
    provider.signature = { key: secret, alg: 'HS256' };
    const shared = await provider.logoutToken({ sub: 'maria-there' });
    const altered = good.replace(payload, Buffer.from('{"sub":"maria-there"}').toString('base64url'));
    for (const token of [unsigned, foreign, shared, altered, 'x', 'a.b.c']) {
      expect((await send(token)).status).toBe(400);
    }
    expect(await isSignedIn(maria)).toBe(true);
  });

  it('an ID token of the same provider', async () => {
    const idToken = await provider.logoutToken({ sub: 'maria-there', nonce: 'n', events: undefined }, 'JWT');
    expect((await send(idToken)).status).toBe(400);
    expect(await isSignedIn(maria)).toBe(true);
  });

  it('a repeated one, also among twenty concurrent requests', async () => {
    const token = await provider.logoutToken({ sub: 'maria-there' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    const again = await signIn('maria-there', 'session-1');
    expect((await send(token)).status).toBe(400);
    expect(await isSignedIn(again)).toBe(true);
  });

  it('one with the id of a used token', async () => {
    const jti = randomUUID();
    await send(await provider.logoutToken({ sub: 'nobody', jti }));
    expect((await send(await provider.logoutToken({ sub: 'maria-there', jti }))).status).toBe(400);
    expect(await isSignedIn(maria)).toBe(true);
  });

  it('a missing one, and one that is too long', async () => {
    expect((await send('', portal, new URLSearchParams())).status).toBe(400);
    expect((await send('x'.repeat(8001))).status).toBe(400);
    expect((await send('x'.repeat(20_000))).status).toBe(413);
  });

  it('one that cannot be verified, because the provider does not answer; the log has the cause', async () => {
    const fresh = await openPortal(identitySettings(provider));
    const token = await provider.logoutToken({ sub: 'maria-there' });
    provider.fault = { status: 500, text: '' };
    expect((await send(token, fresh)).status).toBe(400);
    expect(fresh.log.join()).toContain('a logout token could not be verified');
    provider.fault = null;
    expect((await send(token, fresh)).status).toBe(200);
    await fresh.close();
  });
});

it('a session of a user who signs in with the password after an answer of the provider does not belong to the provider', async () => {
  const browser = portal.browser();
  const { session_id, url } = await beginVisit(browser);
  await comeBack(browser, provider.visit(url));
  const body = { session_id, username: 'maria@demo.abonat.bg', password: demoPassword };
  const passed = await browser.call('POST', '/account/auth/user-authentication', { body });
  expect(passed.status).toBe(200);
  const completed = await browser.call('POST', '/account/auth/complete-new', {
    body: { session_id, ...(passed.body as object) },
  });
  browser.tokens = completed.body as Browser['tokens'];
  await send(await provider.logoutToken({ sub: 'maria-there' }));
  expect(await isSignedIn(browser)).toBe(true);
});

it('a portal without a provider has no such call', async () => {
  const plain = await openPortal();
  expect((await send(await provider.logoutToken({ sub: 'x' }), plain)).status).toBe(404);
  await plain.close();
});
