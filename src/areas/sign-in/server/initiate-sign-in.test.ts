import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { startsPerAddress } from '../rules.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal({ RETURN_URLS: 'https://app.operator.example/back' });
});
afterAll(() => portal.close());

const initiate = (browser: Browser, redirectUri: string, headers = {}) =>
  browser.call('GET', '/account/auth/initiate', { query: { redirectUri }, headers });
const idIn = (body: unknown) => (body as { session_id: string }).session_id;

describe('starting a sign-in', () => {
  it('returns a session id of 25 characters and the sign-in page [SI-011, SI-017]', async () => {
    const { status, body } = await initiate(portal.browser(), '/my-a1/roaming?msisdn=359888100101');
    expect(status).toBe(200);
    expect(body).toEqual({
      session_id: expect.stringMatching(/^[A-Za-z0-9]{25}$/) as string,
      login_url: '/my-a1/login?redirectUri=%2Fmy-a1%2Froaming%3Fmsisdn%3D359888100101',
    });
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { headers } = await initiate(portal.browser(), '/my-a1/');
    expect(String(headers['set-cookie'])).toMatch(
      /^abonat_sign_in=[\w-]{43}; Max-Age=1800; Path=\/api\/account\/auth; HttpOnly; SameSite=Lax$/,
    );
  });

  it('ends no session and no sign-in in progress, whatever page links to it', async () => {
    const browser = await portal.browser().signIn('maria');
    const { body } = await initiate(browser, '/my-a1/');
    await initiate(browser, '/my-a1/');
    expect((await browser.call('GET', '/gateway/user-profiles/account-information')).status).toBe(200);
    const passed = await browser.call('POST', '/account/auth/user-authentication', {
      body: { session_id: idIn(body), username: 'georgi@demo.abonat.bg', password: demoPassword },
    });
    expect(passed.status).toBe(200);
  });

  it('limits the length of the return address', async () => {
    const { status } = await initiate(portal.browser(), `/my-a1/?${'q'.repeat(600)}`);
    expect(status).toBe(400);
  });

  it('is rate limited per address', async () => {
    const { platform } = portal;
    const { name, limit: hits } = startsPerAddress;
    const row = { name, subject: '127.0.0.1', hits, window_start: platform.clock.now() };
    await platform.db
      .insertInto('rate_limit')
      .values(row)
      .onConflict((conflict) => conflict.columns(['name', 'subject']).doUpdateSet({ hits: row.hits }))
      .execute();
    const { status, body, headers } = await initiate(portal.browser(), '/my-a1/');
    expect([status, body]).toMatchObject([429, { ErrorCode: 'EC_Too_Many_Requests' }]);
    expect(headers['set-cookie']).toBeUndefined();
    await platform.db.deleteFrom('rate_limit').execute();
  });

  it('accepts the id of the browser, unless it already exists', async () => {
    const offered = 'OfferedByTheBrowser000001';
    const first = await initiate(portal.browser(), '/my-a1/', { 'session-id': offered });
    const second = await initiate(portal.browser(), '/my-a1/', { 'session-id': offered });
    expect(idIn(first.body)).toBe(offered);
    expect(idIn(second.body)).toMatch(/^[A-Za-z0-9]{25}$/);
    expect(idIn(second.body)).not.toBe(offered);
  });

  it.each(['short', 'OfferedByTheBrowser00000!', 'OfferedByTheBrowser0000001'])(
    'refuses the offered id %j',
    async (offered) => {
      const { status, body } = await initiate(portal.browser(), '/my-a1/', { 'session-id': offered });
      expect([status, body]).toMatchObject([400, { ErrorCode: 'EC_Invalid_Request' }]);
    },
  );

  it('accepts a configured return address only exactly', async () => {
    expect((await initiate(portal.browser(), 'https://app.operator.example/back')).status).toBe(200);
    const near = await initiate(portal.browser(), 'https://app.operator.example/back/');
    expect([near.status, near.body]).toMatchObject([400, { ErrorCode: 'EC_Invalid_Redirect' }]);
    expect(near.headers['set-cookie']).toBeUndefined();
  });
});

it('over https the cookie is sent only over https', async () => {
  const secure = await openPortal({ PUBLIC_URL: 'https://my.operator.example' });
  const { headers } = await initiate(secure.browser(), '/my-a1/');
  expect(String(headers['set-cookie'])).toContain('; Secure');
  await secure.close();
});
