import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_URL: 'https://my.operator.bg' });
});
afterAll(() => portal.close());

describe('behind https', () => {
  it('a cookie is limited to this host and hidden from scripts', async () => {
    const { headers } = await portal
      .browser()
      .call('GET', '/account/auth/initiate', { query: { redirectUri: '/my-a1/' } });
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-abonat_sign_in=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('sign-in uses such cookies', async () => {
    const maria = await portal.browser().signIn('maria');
    expect([...maria.cookies.keys()].every((name) => name.startsWith('__Host-abonat_'))).toBe(true);
    expect((await maria.call('GET', '/account/auth/sessions')).status).toBe(200);
  });

  it('a cookie of another host of the domain, without the prefix, is ignored', async () => {
    const maria = await portal.browser().signIn('maria');
    maria.cookies = new Map(Array.from(maria.cookies, ([name, value]) => [name.replace('__Host-', ''), value]));
    expect((await maria.call('GET', '/account/auth/sessions')).status).toBe(401);
  });
});
