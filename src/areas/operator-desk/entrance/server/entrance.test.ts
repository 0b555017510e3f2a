import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sofiaDay } from '#platform/clock.ts';
import { verifyAuditChain } from '#platform/server/audit/verify-audit-chain.ts';
import { auditOf } from '#testing/audit-of.ts';
import { untilStatementIsBlocked } from '#testing/blocked-statement.ts';
import { codeAt, deskPassword, enrol, openDesk } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { deskChain } from '#platform/server/audit/record-desk-action.ts';
import { addOperator, enrolAgain, removeOperator, unlockOperator } from './manage-operators.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.platform.pool.query('truncate rate_limit, sign_in_failure'));

const now = (steps = 0) => new Date(portal.platform.clock.now().getTime() + steps * 30_000);

const signIn = (name: string, code: string, password = deskPassword) =>
  portal.browser().call('POST', '/operator/sign-in', { body: { name, password, code } });

const refused = { status: 401, body: { ErrorCode: 'EC_Invalid_Credentials' } };

describe('signing in at the desk', () => {
  it('requires the name, the password and a code, and returns the operator', async () => {
    const { browser, name } = await openDesk(portal, 'editor');
    const { status, body } = await browser.call('GET', '/operator/me');
    expect([status, body]).toEqual([
      200,
      {
        name,
        roles: ['editor'],
        needs_approval: false,
        has_questions: true,
        today: sofiaDay(portal.platform.clock.now()),
      },
    ]);
  });

  it('answers an unknown name, a wrong password and a wrong code the same way', async () => {
    const secret = await enrol(portal, 'wrong-ways', ['editor']);
    const code = codeAt(secret, now(), 1);
    const answers = [
      await signIn('nobody', code),
      await signIn('wrong-ways', code, 'Another_2290_snow'),
      await signIn('wrong-ways', codeAt(secret, now(), 40)),
      await signIn('wrong-ways', codeAt(secret, now(), -40)),
    ];
    for (const answer of answers) expect(answer).toMatchObject(refused);
    expect((await signIn('wrong-ways', code)).status).toBe(200);
  });

  it('accepts every code once, also under concurrent attempts', async () => {
    const secret = await enrol(portal, 'replayed', ['editor']);
    const code = codeAt(secret, now(), 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn('replayed', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await signIn('replayed', codeAt(secret, now()))).toMatchObject(refused);
    await portal.pass(60);
    expect((await signIn('replayed', codeAt(secret, now()))).status).toBe(200);
  });

  it('does not accept the code of the enrolment', async () => {
    const secret = await enrol(portal, 'enrolled-just-now', ['editor']);
    expect(await signIn('enrolled-just-now', codeAt(secret, now()))).toMatchObject(refused);
  });

  it('slows down after ten failures of a name, and returns the wait', async () => {
    const secret = await enrol(portal, 'guessed', ['editor']);
    for (let i = 0; i < 11; i++) await signIn('guessed', '000000');
    const { status, body } = await signIn('guessed', codeAt(secret, now(), 1));
    expect([status, body]).toMatchObject([429, { Properties: { WaitSeconds: 1 } }]);
    await portal.pass(1);
    expect((await signIn('guessed', codeAt(secret, now(), 1))).status).toBe(200);
  });

  it('stays open to a known browser however often strangers fail, and never waits a day', async () => {
    const { browser, name, secret } = await openDesk(portal, 'support');
    const mistakes = [];
    for (let i = 0; i < 150; i++) {
      const body = { name, password: 'Another_2290_snow', code: '000000' };
      const remoteAddress = `198.51.100.${i}`;
      const { statusCode } = await portal.app.inject({
        method: 'POST',
        url: '/api/operator/sign-in',
        body,
        remoteAddress,
      });
      mistakes.push(statusCode);
      await portal.pass(600);
    }
    expect(mistakes.filter((status) => status === 401).length).toBeGreaterThan(80);
    const body = { name, password: deskPassword, code: codeAt(secret, now()) };
    const stranger = await portal.browser().call('POST', '/operator/sign-in', { body });
    expect(stranger.status).toBe(429);
    const { WaitSeconds } = (stranger.body as { Properties: { WaitSeconds: number } }).Properties;
    expect(WaitSeconds).toBeLessThanOrEqual(900);
    browser.tokens = null;
    expect((await browser.call('POST', '/operator/sign-in', { body })).status).toBe(200);
  });

  it('counts the failures of a known browser only for that browser', async () => {
    const { browser, name, secret } = await openDesk(portal, 'support');
    browser.tokens = null;
    const wrong = { name, password: 'Another_2290_snow', code: '000000' };
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push((await browser.call('POST', '/operator/sign-in', { body: wrong })).status);
    expect(answers.at(-1)).toBe(429);
    const { rows } = await portal.platform.pool.query(
      `select split_part(subject, ':', 1) as counted_on from sign_in_failure where failures > 0`,
    );
    expect(rows).toEqual([{ counted_on: 'browser' }]);
    await portal.pass(30);
    expect((await signIn(name, codeAt(secret, now(), 1))).status).toBe(200);
  });

  it('does not accept a known-browser cookie of another name or an earlier password', async () => {
    const [ana, boris] = [await openDesk(portal, 'support'), await openDesk(portal, 'support')];
    const cookieOf = ({ browser }: typeof ana) => [...browser.cookies].find(([name]) => name.includes('known'))!;
    const key = await enrolAgain(portal.platform, boris.name);
    const begun = await portal.browser().call('POST', '/operator/enrolment/begin', { body: { key } });
    const { secret } = begun.body as { secret: string };
    const password = 'Pirin_8841_rain';
    const enrolled = { key, password, code: codeAt(secret, now()) };
    await portal.browser().call('POST', '/operator/enrolment/complete', { body: enrolled });
    for (let i = 0; i < 11; i++) await signIn(boris.name, '000000');
    for (const value of [cookieOf(ana)[1], cookieOf(boris)[1]]) {
      const browser = portal.browser();
      browser.cookies.set(cookieOf(boris)[0], value);
      const body = { name: boris.name, password, code: codeAt(secret, now(), 1) };
      expect((await browser.call('POST', '/operator/sign-in', { body })).status).toBe(429);
    }
  });

  it('is unlocked by the command, which is audited', async () => {
    const secret = await enrol(portal, 'locked', ['editor']);
    for (let i = 0; i < 11; i++) await signIn('locked', '000000');
    expect((await signIn('locked', codeAt(secret, now(), 1))).status).toBe(429);
    expect(await unlockOperator(portal.platform, 'locked')).toBe(true);
    expect((await signIn('locked', codeAt(secret, now(), 1))).status).toBe(200);
    expect(await unlockOperator(portal.platform, 'nobody')).toBe(false);
    const { rows } = await portal.platform.pool.query(
      `select subject, facts::jsonb as facts from audit where action = 'desk.unlock'`,
    );
    expect(rows).toEqual([{ subject: 'locked', facts: { by: 'the command' } }]);
  });

  it('does not exist unless enabled', async () => {
    const without = await openPortal({ OPERATOR_DESK: 'off' });
    const body = { name: 'a', password: 'b', code: '000000' };
    expect((await without.browser().call('POST', '/operator/sign-in', { body })).status).toBe(404);
    expect((await without.browser().call('GET', '/operator/me')).status).toBe(404);
    const { body: description } = await without.browser().call('GET', '/openapi.json');
    expect(JSON.stringify(description)).not.toContain('/operator/');
    await without.close();
  });
});

describe('enrolling', () => {
  const begin = (key: string | null) => portal.browser().call('POST', '/operator/enrolment/begin', { body: { key } });
  const complete = (key: string | null, secret: string, given: { password?: string; code?: string } = {}) =>
    portal.browser().call('POST', '/operator/enrolment/complete', {
      body: { key, password: deskPassword, code: codeAt(secret, now()), ...given },
    });

  it('shows another secret at every request, and only the last one is valid', async () => {
    const key = await addOperator(portal.platform, 'asked-twice', ['support']);
    const [first, second] = [await begin(key), await begin(key)].map(({ body }) => (body as { secret: string }).secret);
    expect(first).not.toBe(second);
    expect((await complete(key, first!)).body).toMatchObject({ ErrorCode: 'EC_Wrong_Verification_Code' });
    expect((await complete(key, second!)).status).toBe(204);
  });

  it('with a secret that is replaced at the same moment changes nothing', async () => {
    const { pool } = portal.platform;
    const key = await addOperator(portal.platform, 'replaced', ['support']);
    const { secret } = (await begin(key)).body as { secret: string };
    const other = await pool.connect();
    await other.query(`begin; update operator set sealed_totp_offered = 'another' where name = 'replaced'`);
    const completed = complete(key, secret);
    try {
      await untilStatementIsBlocked(pool);
    } finally {
      await other.query('commit');
      other.release();
    }
    expect((await completed).body).toMatchObject({ ErrorCode: 'EC_Wrong_Verification_Code' });
    const { rows } = await pool.query(`select password_hash, enrolled_at from operator where name = 'replaced'`);
    expect(rows).toEqual([{ password_hash: null, enrolled_at: null }]);
    expect((await begin(key)).status).toBe(200);
  });

  it('works once, also when it is completed twice at the same time', async () => {
    const key = await addOperator(portal.platform, 'twice', ['support']);
    const { secret } = (await begin(key)).body as { secret: string };
    const answers = await Promise.all([complete(key, secret), complete(key, secret)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]));
  });

  it('works once within a day, and never with a forged key', async () => {
    const key = await addOperator(portal.platform, 'once', ['support']);
    const { secret } = (await begin(key)).body as { secret: string };
    expect((await complete(key, secret)).status).toBe(204);
    expect((await begin(key)).status).toBe(404);
    expect((await complete(key, secret)).status).toBe(404);
    expect((await begin(`1.${'A'.repeat(43)}`)).status).toBe(404);
    const late = await addOperator(portal.platform, 'late', ['support']);
    await portal.pass(24 * 3600);
    expect((await begin(late)).status).toBe(404);
  });

  it('ends sessions opened with the old password before its completion', async () => {
    const { name, secret } = await openDesk(portal, 'editor');
    const key = await enrolAgain(portal.platform, name);
    const { secret: next } = (await begin(key)).body as { secret: string };
    await portal.pass(60);
    const before = portal.browser();
    const body = { name, password: deskPassword, code: codeAt(secret, now()) };
    const { token } = (await before.call('POST', '/operator/sign-in', { body })).body as { token: string };
    before.tokens = { access_token: token, refresh_token: '' };
    expect((await before.call('GET', '/operator/me')).status).toBe(200);
    expect((await complete(key, next)).status).toBe(204);
    expect((await before.call('GET', '/operator/me')).status).toBe(401);
    const entry = { subject: name, facts: { by: 'the command' } };
    expect(await auditOf(portal, 'desk.enrol-again')).toContainEqual(entry);
  });

  it('is limited to ten attempts in 15 minutes, and then returns the wait', async () => {
    const key = await addOperator(portal.platform, 'tried', ['support']);
    const { secret } = (await begin(key)).body as { secret: string };
    for (let i = 1; i < 10; i++) expect((await complete(key, secret, { code: '000000' })).status).toBe(400);
    for (const late of [await complete(key, secret), await begin(key)]) {
      expect(late).toMatchObject({
        status: 429,
        body: { ErrorCode: 'EC_Too_Many_Requests', Properties: { WaitSeconds: expect.any(Number) as number } },
      });
    }
    await portal.pass(900);
    expect((await complete(key, secret)).status).toBe(204);
  });

  it('refuses passwords that are short, against the rules or common', async () => {
    const key = await addOperator(portal.platform, 'weak', ['support']);
    const { secret } = (await begin(key)).body as { secret: string };
    for (const password of ['Abc_1', 'Vitosha_229', 'vitosha_2290_snow', 'Снегове_2290_A']) {
      expect((await complete(key, secret, { password })).body).toMatchObject({
        ErrorCode: 'EC_Invalid_Request',
        Properties: { Field: 'body/password' },
      });
    }
    expect((await complete(key, secret, { password: 'Abonament_123' })).body).toMatchObject({
      ErrorCode: 'EC_Common_Password',
    });
  });

  it('accepts a password of twelve characters', async () => {
    const key = await addOperator(portal.platform, 'short-enough', ['support']);
    const { secret } = (await begin(key)).body as { secret: string };
    expect((await complete(key, secret, { password: 'Vitosha_2290' })).status).toBe(204);
  });

  it('is not possible with the link of an operator who was removed', async () => {
    const key = await addOperator(portal.platform, 'removed-early', ['support']);
    await removeOperator(portal.platform, 'removed-early');
    expect((await begin(key)).status).toBe(404);
  });

  it('stores neither the secret nor the password in clear', async () => {
    const secret = await enrol(portal, 'kept', ['editor']);
    const { rows } = await portal.platform.pool.query(`select * from operator where name = 'kept'`);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(deskPassword);
  });

  it('again ends every session and invalidates the old password and codes', async () => {
    const { browser, name, secret } = await openDesk(portal, 'editor');
    const key = await enrolAgain(portal.platform, name);
    expect((await browser.call('GET', '/operator/me')).status).toBe(401);
    const { secret: next } = (await begin(key)).body as { secret: string };
    expect((await complete(key, next)).status).toBe(204);
    await portal.pass(60);
    expect(await signIn(name, codeAt(secret, now()))).toMatchObject(refused);
    expect((await signIn(name, codeAt(next, now()))).status).toBe(200);
  });
});

describe('a desk session', () => {
  it('has a cookie that scripts cannot read and that the browser deletes when it is closed', async () => {
    const secret = await enrol(portal, 'closes-browser', ['editor']);
    const { headers } = await signIn('closes-browser', codeAt(secret, now(), 1));
    const cookie = [headers['set-cookie']].flat().find((each) => String(each).startsWith('abonat_desk='));
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toMatch(/Max-Age|Expires/);
  });

  it('ends after half an hour without use, and after eight hours in any case', async () => {
    const { browser } = await openDesk(portal, 'editor');
    const alive = async () => (await browser.call('GET', '/operator/me')).status === 200;
    for (let minutes = 0; minutes < 8 * 60 - 29; minutes += 29) {
      expect(await alive()).toBe(true);
      await portal.pass(29 * 60);
    }
    await portal.pass(29 * 60);
    expect(await alive()).toBe(false);
    const { browser: idle } = await openDesk(portal, 'editor');
    await portal.pass(30 * 60);
    expect((await idle.call('GET', '/operator/me')).status).toBe(401);
  });

  it('ends at once on sign-out or when the operator is removed, who then cannot sign in', async () => {
    const [left, removed] = [await openDesk(portal, 'editor'), await openDesk(portal, 'editor')];
    expect((await left.browser.call('POST', '/operator/sign-out')).status).toBe(204);
    expect((await left.browser.call('GET', '/operator/me')).status).toBe(401);
    expect(await removeOperator(portal.platform, removed.name)).toBe(true);
    expect((await removed.browser.call('GET', '/operator/me')).status).toBe(401);
    const { rows } = await portal.platform.pool.query(
      `select from operator_session join operator using (operator_id)
       where operator.name = $1 and ended_at is null`,
      [removed.name],
    );
    expect(rows).toEqual([]);
    await portal.pass(60);
    expect(await signIn(removed.name, codeAt(removed.secret, now()))).toMatchObject(refused);
    expect(await removeOperator(portal.platform, removed.name)).toBe(false);
    expect(await enrolAgain(portal.platform, removed.name)).toBeNull();
    expect(await addOperator(portal.platform, removed.name, ['support'])).not.toBeNull();
  });

  it('opens no customer call, and a customer session opens no desk call', async () => {
    const { browser } = await openDesk(portal, 'editor', 'support');
    expect((await browser.call('GET', '/home/overview')).status).toBe(401);
    const maria = await portal.browser().signIn('maria');
    expect((await maria.call('GET', '/operator/me')).status).toBe(401);
    // Both cookies in one browser, with the token of the other.
    for (const [name, value] of browser.cookies) maria.cookies.set(name, value);
    expect((await maria.call('GET', '/operator/me')).status).toBe(401);
    expect((await maria.call('GET', '/home/overview')).status).toBe(200);
  });
});

it('enrolling, signing in and out are audited in the hash chain', async () => {
  const { name, browser } = await openDesk(portal, 'editor');
  await browser.call('POST', '/operator/sign-out');
  await removeOperator(portal.platform, name);
  const { rows } = await portal.platform.pool.query(
    'select action, facts::jsonb as facts from audit where customer_id = $1 and subject = $2 order by sequence',
    [deskChain, name],
  );
  expect(rows).toEqual([
    { action: 'desk.add-operator', facts: { by: 'the command', roles: ['editor'] } },
    { action: 'desk.enrol', facts: { by: name } },
    { action: 'desk.sign-in', facts: { by: name } },
    { action: 'desk.sign-out', facts: { by: name } },
    { action: 'desk.remove-operator', facts: { by: 'the command' } },
  ]);
  expect(await verifyAuditChain(portal.platform.db, deskChain)).toMatchObject({ intact: true });
});
