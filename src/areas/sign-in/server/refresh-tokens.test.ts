import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';
import type { Tokens } from '../contract.ts';
import { refreshTokenLifeSeconds } from '#platform/server/live-session.ts';
import { accessTokenLifeSeconds } from '../rules.ts';

let portal: TestPortal;
let browser: Browser;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  browser = await portal.browser().signIn('maria');
});
afterEach(() => vi.useRealTimers());

const refresh = (refreshToken = browser.tokens!.refresh_token) =>
  browser.call('POST', '/account/auth/token', { body: { refresh_token: refreshToken } });
const account = () => browser.call('GET', '/gateway/user-profiles/account-information');
const refused = { status: 401, body: { ErrorCode: 'Error_401' } };

async function renew(): Promise<Tokens> {
  const { body } = await refresh();
  browser.tokens = body as Tokens;
  return body as Tokens;
}

describe('an access token', () => {
  it('is valid for 15 minutes', async () => {
    stopRealTime();
    await portal.pass(accessTokenLifeSeconds - 1);
    expect((await account()).status).toBe(200);
    await portal.pass(1);
    expect(await account()).toMatchObject(refused);
  });
});

describe('a refresh token', () => {
  it('gives new tokens, also after the access token expires [SI-014]', async () => {
    const first = browser.tokens!;
    await portal.pass(accessTokenLifeSeconds);
    const renewed = await renew();
    expect(renewed).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(renewed.access_token).not.toBe(first.access_token);
    expect(renewed.refresh_token).not.toBe(first.refresh_token);
    expect((await account()).status).toBe(200);
  });

  it('is useless without the cookie or with another one', async () => {
    const cookie = browser.cookies.get('abonat_session')!;
    browser.cookies.clear();
    expect(await refresh()).toMatchObject(refused);
    browser.cookies.set('abonat_session', 'of-another-browser');
    expect(await refresh()).toMatchObject(refused);
    browser.cookies.set('abonat_session', cookie);
    expect((await refresh()).status).toBe(200);
  });

  it('expires after 30 days', async () => {
    await portal.pass(refreshTokenLifeSeconds);
    expect(await refresh()).toMatchObject(refused);
  });

  it.each(['x', '1.x', '999999.unknown', '1', '.', 'a.b', `1.${'x'.repeat(290)}`, '99999999999999999999.x'])(
    'rejects %j',
    async (token) => expect(await refresh(token)).toMatchObject(refused),
  );
});

describe('a spent refresh token', () => {
  it('gives the same successor for 10 seconds, after a lost answer', async () => {
    const first = await refresh();
    await portal.pass(10);
    const repeated = await refresh();
    expect((repeated.body as Tokens).refresh_token).toBe((first.body as Tokens).refresh_token);
  });

  it('ends the session if it is used later: its successors and access tokens become invalid', async () => {
    const spent = browser.tokens!.refresh_token;
    await renew();
    await portal.pass(11);
    expect(await refresh(spent)).toMatchObject(refused);
    expect(await refresh()).toMatchObject(refused);
    expect(await account()).toMatchObject(refused);
  });

  it('ends only its own session', async () => {
    const other = await portal.browser().signIn('maria');
    const spent = browser.tokens!.refresh_token;
    await renew();
    await portal.pass(11);
    await refresh(spent);
    expect((await other.call('GET', '/gateway/user-profiles/account-information')).status).toBe(200);
  });

  it('ends nothing without the cookie', async () => {
    const spent = browser.tokens!.refresh_token;
    await renew();
    await portal.pass(11);
    const thief = await portal.browser().call('POST', '/account/auth/token', { body: { refresh_token: spent } });
    expect(thief).toMatchObject(refused);
    expect((await account()).status).toBe(200);
  });
});

it('a thousand concurrent refreshes get one successor', { tags: 'thousands' }, async () => {
  const answers = await Promise.all(Array.from({ length: 1000 }, () => refresh()));
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
  expect(new Set(answers.map((answer) => (answer.body as Tokens).refresh_token)).size).toBe(1);
  const rows = await portal.platform.db
    .selectFrom('refresh_token')
    .select('token_hash')
    .where('session_id', '=', browser.sessionId!)
    .execute();
  expect(rows).toHaveLength(2);
});

describe('the end of a session', () => {
  it('comes after 30 days however often it is renewed, and no token outlives it', async () => {
    const day = 86_400;
    for (let days = 0; days < 29; days++) {
      await portal.pass(day);
      await renew();
    }
    await portal.pass(day - 300);
    const last = await renew();
    expect(last.expires_in).toBe(300);
    const { rows } = await portal.platform.pool.query<{ outlives: boolean }>(
      `select bool_or(token.expires_at > session.created_at + interval '30 days') as outlives
       from refresh_token token join session using (account_id, session_id)`,
    );
    expect(rows).toEqual([{ outlives: false }]);
    await portal.pass(300);
    expect(await refresh()).toMatchObject(refused);
    expect(await account()).toMatchObject(refused);
  });

  it('is decided by the session, whatever a token contains', async () => {
    await portal.platform.db
      .updateTable('session')
      .set({ created_at: new Date(portal.platform.clock.now().getTime() - 30 * 86_400_000) })
      .execute();
    expect(await account()).toMatchObject(refused);
    expect(await refresh()).toMatchObject(refused);
  });

  it('comes at once when the account is closed', async () => {
    const close = (deactivated_at: Date | null) =>
      portal.platform.db
        .updateTable('account')
        .set({ deactivated_at })
        .where('username', '=', 'maria@demo.abonat.bg')
        .execute();
    await close(new Date());
    expect([await account(), await refresh()]).toMatchObject([refused, refused]);
    await close(null);
  });
});
