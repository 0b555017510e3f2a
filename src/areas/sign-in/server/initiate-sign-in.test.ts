import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal({ RETURN_URLS: 'https://app.operator.example/back' });
});
afterAll(() => portal.close());

const initiate = (browser: Browser, redirectUri: string, headers = {}) =>
  browser.call('GET', '/account/auth/initiate', { query: { redirectUri }, headers });
const idIn = (body: unknown) => (body as { session_id: string }).session_id;

describe('starting a sign-in', () => {
  it('answers a session id of 25 characters and the page to sign in at [SI-011, SI-017]', async () => {
    const { status, body } = await initiate(portal.browser(), '/my-a1/roaming?msisdn=359888100101');
    expect(status).toBe(200);
    expect(body).toEqual({
      session_id: expect.stringMatching(/^[A-Za-z0-9]{25}$/) as string,
      login_url: '/my-a1/login?redirectUri=%2Fmy-a1%2Froaming%3Fmsisdn%3D359888100101',
    });
  });

  it('binds the browser by a cookie that scripts cannot read and other sites cannot send', async () => {
    const { headers } = await initiate(portal.browser(), '/my-a1/');
    expect(String(headers['set-cookie'])).toMatch(
      /^abonat_session=[\w-]{43}; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
  });

  it('takes the id the browser made, but not one that is known already', async () => {
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

  it('returns to a configured address, exactly', async () => {
    expect((await initiate(portal.browser(), 'https://app.operator.example/back')).status).toBe(200);
    const near = await initiate(portal.browser(), 'https://app.operator.example/back/');
    expect([near.status, near.body]).toMatchObject([400, { ErrorCode: 'EC_Invalid_Redirect' }]);
    expect(near.headers['set-cookie']).toBeUndefined();
  });
});

it('over https the cookie travels over https alone', async () => {
  const secure = await openPortal({ PUBLIC_URL: 'https://my.operator.example' });
  const { headers } = await initiate(secure.browser(), '/my-a1/');
  expect(String(headers['set-cookie'])).toContain('; Secure');
  await secure.close();
});
