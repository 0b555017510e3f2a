import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openPortal, type TestReply, type Browser, type TestPortal } from '#testing/portal.ts';
import { attemptLifeSeconds } from '../rules.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await portal.platform.db.deleteFrom('sign_in_failure').execute();
});
afterEach(() => vi.useRealTimers());

const maria = 'maria@demo.abonat.bg';

async function started(redirectUri = '/my-a1/'): Promise<{ browser: Browser; session_id: string }> {
  return startedIn(portal.browser(), redirectUri);
}

async function startedIn(browser: Browser, redirectUri = '/my-a1/'): Promise<{ browser: Browser; session_id: string }> {
  const { body } = await browser.call('GET', '/account/auth/initiate', { query: { redirectUri } });
  return { browser, session_id: (body as { session_id: string }).session_id };
}

async function tryPassword(
  username: string,
  password: string,
  at?: { browser: Browser; session_id: string },
): Promise<TestReply> {
  const { browser, session_id } = at ?? (await started());
  return browser.call('POST', '/account/auth/user-authentication', { body: { session_id, username, password } });
}

const closeElena = (deactivated_at: Date | null) =>
  portal.platform.db
    .updateTable('account')
    .set({ deactivated_at })
    .where('username', '=', 'elena@demo.abonat.bg')
    .execute();

const dayAfter = (days: number) => addDays(sofiaDay(portal.platform.clock.now()), days);

const withoutTrace = (answer: TestReply) => ({
  status: answer.status,
  body: { ...(answer.body as object), TraceId: '' },
});

describe('the right password', () => {
  it('returns a code and the return address [SI-012]', async () => {
    const { status, body } = await tryPassword(maria, demoPassword, await started('/my-a1/roaming'));
    expect(status).toBe(200);
    expect(body).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/) as string, return_uri: '/my-a1/roaming' });
  });

  it('is accepted with the username in any case and with surrounding spaces', async () => {
    expect((await tryPassword(' Maria@Demo.Abonat.BG ', demoPassword)).status).toBe(200);
  });

  it('is refused from another browser than the one that began', async () => {
    const { session_id } = await started();
    const { browser } = await started();
    for (const thief of [browser, portal.browser()]) {
      const answer = await tryPassword(maria, demoPassword, { browser: thief, session_id });
      expect([answer.status, answer.body]).toMatchObject([409, { ErrorCode: 'EC_Sign_In_Expired' }]);
    }
  });

  it('is refused for an unknown or expired sign-in', async () => {
    const { browser } = await started();
    const unknown = await tryPassword(maria, demoPassword, { browser, session_id: 'A'.repeat(25) });
    expect(unknown.body).toMatchObject({ ErrorCode: 'EC_Sign_In_Expired' });
    const old = await started();
    await portal.pass(attemptLifeSeconds + 1);
    expect((await tryPassword(maria, demoPassword, old)).body).toMatchObject({ ErrorCode: 'EC_Sign_In_Expired' });
  });

  it('of a closed profile opens no session: it returns the last day to restore it', async () => {
    await closeElena(portal.platform.clock.now());
    const lastDay = dayAfter(14);
    const right = await tryPassword('elena@demo.abonat.bg', demoPassword);
    expect([right.status, right.body]).toMatchObject([
      403,
      { ErrorCode: 'EC_Profile_Closed', Properties: { RestoreUntil: lastDay } },
    ]);
    const wrong = await tryPassword('elena@demo.abonat.bg', 'wrong');
    expect(withoutTrace(wrong)).toEqual(withoutTrace(await tryPassword('nobody@demo.abonat.bg', 'wrong')));
    await portal.pass(15 * 86_400);
    expect((await tryPassword('elena@demo.abonat.bg', demoPassword)).body).toMatchObject({
      ErrorCode: 'EC_Invalid_Credentials',
    });
    await closeElena(null);
  });
});

describe('a wrong password', () => {
  it('returns the exact text [SI-019]', async () => {
    const { status, body } = await tryPassword(maria, 'wrong');
    expect(status).toBe(401);
    expect(body).toEqual({
      ErrorCode: 'EC_Invalid_Credentials',
      Message: 'Невалидно потребителско име и/или парола!',
      TraceId: expect.any(String) as string,
    });
  });

  it('gets the same answer as an unknown name, also after many attempts', async () => {
    for (let i = 0; i < 12; i++) {
      const [wrong, unknown] = [await tryPassword(maria, 'wrong'), await tryPassword('nobody@demo.abonat.bg', 'wrong')];
      expect(withoutTrace(unknown)).toEqual(withoutTrace(wrong));
    }
  });

  it('allows nine more at once; then the wait doubles, also for the right password', async () => {
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push(await tryPassword(maria, 'wrong'));
    expect(answers.map((answer) => answer.status)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect(answers[10]?.body).toMatchObject({ ErrorCode: 'EC_Too_Many_Requests', Properties: { WaitSeconds: 1 } });
    expect((await tryPassword(maria, demoPassword)).status).toBe(429);
    await portal.pass(1);
    expect((await tryPassword(maria, 'wrong')).status).toBe(401);
    expect((await tryPassword(maria, 'wrong')).body).toMatchObject({ Properties: { WaitSeconds: 2 } });
  });

  it('is no longer counted after the right one', async () => {
    for (let i = 0; i < 10; i++) await tryPassword(maria, 'wrong');
    await portal.pass(1);
    expect((await tryPassword(maria, demoPassword)).status).toBe(200);
    expect((await tryPassword(maria, 'wrong')).status).toBe(401);
  });

  it('slows down only its own account', async () => {
    for (let i = 0; i < 11; i++) await tryPassword(maria, 'wrong');
    expect((await tryPassword('georgi@demo.abonat.bg', demoPassword)).status).toBe(200);
  });

  it('by strangers does not block a browser that has signed in before', async () => {
    const browser = await portal.browser().signIn('maria');
    for (let i = 0; i < 34; i++) await tryPassword(maria, 'wrong');
    expect((await tryPassword(maria, demoPassword)).status).toBe(429);
    const own = await startedIn(browser);
    expect((await tryPassword(maria, demoPassword, own)).status).toBe(200);
  });

  it('in a known browser slows down that browser, and no other name in it', async () => {
    const browser = await portal.browser().signIn('maria');
    for (let i = 0; i < 10; i++) expect((await tryPassword(maria, 'no', await startedIn(browser))).status).toBe(401);
    expect((await tryPassword(maria, demoPassword, await startedIn(browser))).status).toBe(429);
    expect((await tryPassword('georgi@demo.abonat.bg', demoPassword, await startedIn(browser))).status).toBe(200);
    expect((await tryPassword(maria, demoPassword)).status).toBe(200);
  });

  it.each<[string, (value: string) => string]>([
    ['altered', (value) => `x${value}`],
    ['unsigned', (value) => value.split('.')[0]!],
    ['of another browser', (value) => `${'A'.repeat(22)}.${value.split('.')[1]}`],
  ])('is counted on the account if the browser cookie is %s', async (_how, altered) => {
    const browser = await portal.browser().signIn('maria');
    const name = [...browser.cookies.keys()].find((key) => key.startsWith('abonat_known_'));
    browser.cookies.set(name!, altered(browser.cookies.get(name!)!));
    for (let i = 0; i < 11; i++) await tryPassword(maria, 'wrong');
    expect((await tryPassword(maria, demoPassword, await startedIn(browser))).status).toBe(429);
  });

  it('slows down its address when many accounts are tried', async () => {
    const row = { subject: 'address:127.0.0.1', failures: 49, last_failure_at: portal.platform.clock.now() };
    await portal.platform.db.insertInto('sign_in_failure').values(row).execute();
    expect((await tryPassword('somebody@demo.abonat.bg', 'wrong')).status).toBe(401);
    expect((await tryPassword(maria, demoPassword)).body).toMatchObject({ ErrorCode: 'EC_Too_Many_Requests' });
  });

  it('of an address is no longer counted after an hour without another', async () => {
    const row = { subject: 'address:127.0.0.1', failures: 500, last_failure_at: portal.platform.clock.now() };
    await portal.platform.db.insertInto('sign_in_failure').values(row).execute();
    expect((await tryPassword(maria, demoPassword)).status).toBe(429);
    await portal.pass(3600);
    expect((await tryPassword(maria, demoPassword)).status).toBe(200);
    expect((await tryPassword(maria, 'wrong')).status).toBe(401);
    expect((await tryPassword(maria, demoPassword)).status).toBe(200);
  });

  it('is checked ten times when two hundred come concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => tryPassword(maria, 'wrong', await started())),
    );
    const statuses = Object.groupBy(answers, (answer) => String(answer.status));
    expect(Object.keys(statuses).toSorted()).toEqual(['401', '429']);
    expect(statuses['401']).toHaveLength(10);
  });

  it('does not extend the wait when the clock is set back', async () => {
    await portal.pass(86_400);
    for (let i = 0; i < 10; i++) await tryPassword(maria, 'wrong');
    await portal.browser().call('DELETE', '/dev/clock');
    expect((await tryPassword(maria, demoPassword)).body).toMatchObject({ Properties: { WaitSeconds: 1 } });
  });
});
