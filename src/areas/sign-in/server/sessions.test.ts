import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { inTransaction } from '#platform/server/database/database.ts';
import { untilStatementIsBlocked } from '#testing/blocked-statement.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let phone: Browser;
let laptop: Browser;
let georgi: Browser;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.platform.db.updateTable('session').set({ ended_at: new Date() }).execute();
  [phone, laptop, georgi] = await Promise.all([
    portal.browser().signIn('maria'),
    portal.browser().signIn('maria'),
    portal.browser().signIn('georgi'),
  ]);
});

const end = (browser: Browser, id: string) =>
  browser.call('DELETE', '/account/auth/user-authentication', { query: { id } });
const home = (browser: Browser) => browser.call('GET', '/home/overview');
const sessionsOf = async (browser: Browser) =>
  (await browser.call('GET', '/account/auth/sessions')).body as { session_id: string; is_current: boolean }[];

describe('signing out', () => {
  it('ends the session: its tokens are invalid and cannot be renewed [SI-015, SI-018]', async () => {
    const cookie = new Map(phone.cookies);
    const { status, body } = await end(phone, phone.sessionId!);
    expect([status, body]).toEqual([204, undefined]);
    phone.cookies = cookie;
    expect((await home(phone)).status).toBe(401);
    const { refresh_token } = phone.tokens!;
    expect((await phone.call('POST', '/account/auth/token', { body: { refresh_token } })).status).toBe(401);
  });

  it('deletes the cookie', async () => {
    await end(phone, phone.sessionId!);
    expect(phone.cookies.has('abonat_session')).toBe(false);
  });

  it('keeps the other sessions of the account', async () => {
    await end(phone, phone.sessionId!);
    expect((await home(laptop)).status).toBe(200);
  });
});

describe('the sessions of an account', () => {
  it('are listed, with the current one marked', async () => {
    const listed = await sessionsOf(phone);
    expect(new Set(listed.map((session) => session.session_id))).toEqual(new Set([phone.sessionId, laptop.sessionId]));
    expect(listed).toHaveLength(2);
    expect(listed.filter((session) => session.is_current)).toMatchObject([{ session_id: phone.sessionId }]);
  });

  it('of one browser are one: a new sign-in replaces the previous session', async () => {
    const before = phone.sessionId;
    await phone.signIn('maria');
    const listed = (await sessionsOf(phone)).map((session) => session.session_id);
    expect(new Set(listed)).toEqual(new Set([phone.sessionId, laptop.sessionId]));
    expect(listed).not.toContain(before);
    expect((await home(laptop)).status).toBe(200);
  });

  it('can be ended from another one, which stays signed in', async () => {
    expect((await end(phone, laptop.sessionId!)).status).toBe(204);
    expect((await home(laptop)).status).toBe(401);
    expect((await home(phone)).status).toBe(200);
    expect(phone.cookies.has('abonat_session')).toBe(true);
    expect(await sessionsOf(phone)).toHaveLength(1);
  });

  it('cannot be ended by others: foreign, unknown and ended ones get the same refusal', async () => {
    const foreign = await end(georgi, phone.sessionId!);
    const unknown = await end(georgi, 'A'.repeat(25));
    expect([foreign.status, foreign.body]).toMatchObject([403, { ErrorCode: 'EC_User_Not_Authoried' }]);
    expect({ ...(unknown.body as object), TraceId: '' }).toEqual({ ...(foreign.body as object), TraceId: '' });
    expect((await home(phone)).status).toBe(200);
    await end(phone, laptop.sessionId!);
    expect((await end(phone, laptop.sessionId!)).status).toBe(403);
  });
});

describe('the history', () => {
  it('shows sign-ins and wrong passwords, newest first, only to the owner', async () => {
    const who = await portal.browser().signIn('vesela');
    await expect(portal.browser().signIn('vesela', 'not-the-password')).rejects.toThrow('EC_Invalid_Credentials');
    const history = async (browser: Browser) =>
      ((await browser.call('GET', '/account/auth/sign-in-history')).body as { kind: string }[]).map(({ kind }) => kind);
    await expect.poll(() => history(who)).toEqual(['WrongPassword', 'SignedIn']);
    expect(await history(await portal.browser().signIn('nikola'))).toEqual(['SignedIn']);
  });
});

describe('signing out everywhere else', () => {
  it('keeps this session and ends all others of the account, and none of other accounts', async () => {
    const [here, there, elsewhere] = [
      await portal.browser().signIn('petya'),
      await portal.browser().signIn('petya'),
      await portal.browser().signIn('petya'),
    ];
    const other = await portal.browser().signIn('nikola');
    expect((await here.call('DELETE', '/account/auth/sessions')).status).toBe(204);
    const statuses = [here, there, elsewhere, other].map((each) => each.call('GET', '/account/auth/sessions'));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 401, 401, 200]);
  });

  it('revokes the code of a sign-in in progress, and none of another account', async () => {
    const here = await portal.browser().signIn('petya');
    const [elsewhere, other] = [portal.browser(), portal.browser()];
    const [passed, ofOther] = [await elsewhere.passPassword('petya'), await other.passPassword('nikola')];
    await here.call('DELETE', '/account/auth/sessions');
    const completed = await elsewhere.call('POST', '/account/auth/complete-new', { body: passed });
    expect(completed).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Sign_In_Expired' } });
    expect((await other.call('POST', '/account/auth/complete-new', { body: ofOther })).status).toBe(200);
  });

  it('also ends the session of a sign-in that is just being completed', async () => {
    const { db, pool, clock } = portal.platform;
    const here = await portal.browser().signIn('petya');
    const { session_id } = await portal.browser().passPassword('petya');
    const ended = await inTransaction(db, async (tx) => {
      const { account_id } = await tx
        .updateTable('sign_in_attempt')
        .set({ used_at: clock.now() })
        .where('session_id', '=', session_id)
        .returning('account_id')
        .executeTakeFirstOrThrow();
      await sql`insert into session (account_id, session_id, cookie_hash, user_agent, created_at, last_seen_at)
        values (${account_id}, ${session_id}, '', '', ${clock.now()}, ${clock.now()})`.execute(tx);
      const answer = here.call('DELETE', '/account/auth/sessions');
      await untilStatementIsBlocked(pool);
      return { answer };
    });
    expect((await ended.answer).status).toBe(204);
    expect((await sessionsOf(here)).map((session) => session.session_id)).toEqual([here.sessionId]);
  });
});
