import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { sentMessages } from '#testing/outbox.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';

const msisdn = '359888100101';
const pid = '8307099971';
const email = 'canary@demo.abonat.bg';
const wrongPassword = 'Canary!Wrong77';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal({ LOG_LEVEL: 'debug' });
});
afterAll(() => portal.close());

it('the log of a whole journey contains no personal data', async () => {
  const secrets = await journey();
  const log = portal.log.join('');
  expect(secrets.every((secret) => secret.length >= 5)).toBe(true);
  expect(secrets.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret)))).toEqual([]);
  expect(portal.log.length).toBeGreaterThan(20);
  expect(log).toContain('"route":"/api/home/overview","status":500');
  expect(log).toContain('unexpected failure');
});

it('a request is one line', async () => {
  const before = portal.log.length;
  await portal.browser().call('GET', '/common/configuration');
  expect(portal.log.slice(before).filter((line) => line.includes('"reqId"'))).toHaveLength(1);
});

/** Does everything that a user can, with success and failure; returns what must never be logged. */
async function journey(): Promise<string[]> {
  const maria = await portal.browser().signIn('maria');
  const first = { ...maria.tokens!, cookie: maria.cookies.get('abonat_session')! };
  await failToSignIn();
  const renewed = await maria.call('POST', '/account/auth/token', { body: { refresh_token: first.refresh_token } });
  const second = renewed.body as typeof first;
  await wander(maria);
  const code = await sendCode();
  await breakDown(maria);
  await maria.call('DELETE', '/account/auth/user-authentication', { query: { id: maria.sessionId! } });
  const tokens = [first.access_token, first.refresh_token, first.cookie, second.access_token, second.refresh_token];
  const person = [msisdn, '0888100101', '359888100201', pid, email, 'maria@demo.abonat.bg', 'Мария', 'Иванова'];
  return [...tokens, ...person, demoPassword, wrongPassword, code, maria.sessionId!];
}

async function failToSignIn(): Promise<void> {
  const browser = portal.browser();
  const begun = await browser.call('GET', '/account/auth/initiate', {
    query: { redirectUri: `/my-a1/?msisdn=${msisdn}` },
  });
  const { session_id } = begun.body as { session_id: string };
  const attempt = (body: object) => browser.call('POST', '/account/auth/user-authentication', { body });
  await attempt({ session_id, username: email, password: wrongPassword });
  await attempt({ session_id, username: 'maria@demo.abonat.bg', password: wrongPassword });
  await attempt({ session_id, username: email, password: wrongPassword, [email]: pid });
  await portal.app.inject({
    method: 'POST',
    url: '/api/account/auth/user-authentication',
    headers: { 'content-type': 'application/json' },
    payload: `{"username":"${email}","password":"${wrongPassword}`,
  });
}

async function wander(maria: ReturnType<TestPortal['browser']>): Promise<void> {
  for (const path of [
    '/home/overview',
    '/customers/services',
    '/gateway/user-profiles/account-information',
    `/unknown/${pid}`,
  ])
    await maria.call('GET', path);
  for (const serviceId of [msisdn, '359888100201', 'nonsense'])
    await maria.call('GET', '/customers/services/service-owner-name', { query: { serviceId } });
  await maria.call('GET', '/dev/inbox', { query: { to: msisdn } });
  await maria.call('GET', `/%zz${pid}`);
  await maria.call('GET', '/home/overview', {
    headers: { 'user-agent': email, referer: `https://x.example/?pid=${pid}` },
  });
}

async function sendCode(): Promise<string> {
  const request = {
    requester: 'account:1',
    purpose: 'canary',
    recipient: msisdn,
    remoteAddress: '127.0.0.1',
    guard: 'number',
  } as const;
  const { db, codes } = portal.platform;
  await inTransaction(db, (tx) => codes.sendCode(tx, { ...request, text: (code) => `Код: ${code}` }));
  const { code } = (await sentMessages(db, portal.platform.keys.storage)).at(-1)!;
  await inTransaction(db, (tx) => codes.checkCode(tx, { ...request, code: '000000' }));
  return code!;
}

/** An unexpected error whose text quotes personal data. */
async function breakDown(maria: ReturnType<TestPortal['browser']>): Promise<void> {
  await portal.platform.pool.query(`alter table attention rename to "attention of ${email}"`);
  expect((await maria.call('GET', '/home/overview')).status).toBe(500);
  portal.platform.log.error(
    { err: new Error(`${email} ${pid}`), username: email, query: { msisdn } },
    `lost ${email} and ${msisdn}`,
  );
}
