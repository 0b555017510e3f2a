import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

type PasswordStep = { browser: Browser; body: { code: string; session_id: string; return_uri: string } };

async function passwordPassed(redirectUri = '/my-a1/', sessionId?: string): Promise<PasswordStep> {
  const browser = portal.browser();
  const headers = sessionId ? { 'session-id': sessionId } : {};
  const begun = await browser.call('GET', '/account/auth/initiate', { query: { redirectUri }, headers });
  const { session_id } = begun.body as { session_id: string };
  const passed = await browser.call('POST', '/account/auth/user-authentication', {
    body: { session_id, username: 'maria@demo.abonat.bg', password: demoPassword },
  });
  return { browser, body: { session_id, ...(passed.body as { code: string; return_uri: string }) } };
}

const complete = ({ browser, body }: PasswordStep) => browser.call('POST', '/account/auth/complete-new', { body });
const expired = { status: 409, body: { ErrorCode: 'EC_Sign_In_Expired' } };

describe('a code', () => {
  it('is exchanged for tokens that open the account [SI-001, SI-013]', async () => {
    const passed = await passwordPassed();
    const { status, body } = await complete(passed);
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      refresh_token: expect.stringMatching(/^\d+\.[\w-]{43}$/) as string,
      token_type: 'Bearer',
      expires_in: 900,
    });
    passed.browser.tokens = body as Browser['tokens'];
    const account = await passed.browser.call('GET', '/gateway/user-profiles/account-information');
    expect(account.body).toMatchObject({ username: 'maria@demo.abonat.bg' });
  });

  it('replaces the cookie, so that one planted before the sign-in is useless', async () => {
    const passed = await passwordPassed();
    const planted = 'planted-by-somebody-else';
    passed.browser.cookies.set('abonat_session', planted);
    await complete(passed);
    expect(passed.browser.cookies.get('abonat_session')).not.toBe(planted);
    expect(passed.browser.cookies.has('abonat_sign_in')).toBe(false);
  });

  it('works once', async () => {
    const passed = await passwordPassed();
    const kept = new Map(passed.browser.cookies);
    expect((await complete(passed)).status).toBe(200);
    passed.browser.cookies = kept;
    expect(await complete(passed)).toMatchObject(expired);
  });

  it('works once under concurrent requests', async () => {
    const passed = await passwordPassed();
    const cookie = `abonat_sign_in=${passed.browser.cookies.get('abonat_sign_in')}`;
    const bring = () =>
      portal.browser().call('POST', '/account/auth/complete-new', { body: passed.body, headers: { cookie } });
    const answers = await Promise.all(Array.from({ length: 50 }, bring));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49);
  });

  it('works for 60 seconds', async () => {
    stopRealTime();
    const [inTime, late] = [await passwordPassed(), await passwordPassed()];
    await portal.pass(59);
    expect((await complete(inTime)).status).toBe(200);
    await portal.pass(1);
    expect(await complete(late)).toMatchObject(expired);
  });

  it('works only with the return address of its sign-in', async () => {
    const passed = await passwordPassed('/my-a1/roaming');
    const elsewhere = { ...passed, body: { ...passed.body, return_uri: '/my-a1/' } };
    expect(await complete(elsewhere)).toMatchObject({ status: 400, body: { ErrorCode: 'EC_Invalid_Redirect' } });
    expect((await complete(passed)).status).toBe(200);
  });

  it('works only in the browser that got it', async () => {
    const passed = await passwordPassed();
    expect(await complete({ ...passed, browser: portal.browser() })).toMatchObject(expired);
    const { browser } = await passwordPassed();
    expect(await complete({ ...passed, browser })).toMatchObject(expired);
  });

  it('works only for its own sign-in', async () => {
    const [one, other] = [await passwordPassed(), await passwordPassed()];
    const mixed = { ...one, body: { ...one.body, code: other.body.code } };
    expect(await complete(mixed)).toMatchObject(expired);
  });
});

it('a second sign-in in the same browser ends the first session', async () => {
  const browser = await portal.browser().signIn('maria');
  const first = Object.assign(portal.browser(), { tokens: browser.tokens, cookies: new Map(browser.cookies) });
  expect((await first.call('GET', '/home/overview')).status).toBe(200);
  await browser.signIn('maria');
  expect((await browser.call('GET', '/home/overview')).status).toBe(200);
  expect((await first.call('GET', '/home/overview')).status).toBe(401);
});

it('a code is invalid after the account is closed', async () => {
  const passed = await passwordPassed();
  const close = (deactivated_at: Date | null) =>
    portal.platform.db
      .updateTable('account')
      .set({ deactivated_at })
      .where('username', '=', 'maria@demo.abonat.bg')
      .execute();
  await close(new Date());
  expect(await complete(passed)).toMatchObject(expired);
  await close(null);
});

it('a former session id is not reused', async () => {
  const passed = await passwordPassed('/my-a1/', 'OfferedByTheBrowser000001');
  await complete(passed);
  await portal.platform.db.deleteFrom('sign_in_attempt').execute();
  const again = await passwordPassed('/my-a1/', 'OfferedByTheBrowser000001');
  expect(await complete(again)).toMatchObject(expired);
});
