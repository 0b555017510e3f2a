import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { verifyAuditChain } from '#platform/server/audit/verify-audit-chain.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { sentMessages } from '#testing/outbox.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { handlePasswordLink } from './send-password-link.ts';
import { lockAccount, signOutEverywhere } from './password-store.ts';

const maria = 'maria@demo.abonat.bg';
const good = 'Lastovica!7';
const patient = { timeout: 30_000 };

let portal: TestPortal;
let firstPasswordHash: string;

beforeAll(async () => {
  portal = await openPortal();
  const account = await portal.platform.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow();
  firstPasswordHash = account.password_hash;
});
afterAll(() => portal.close());
beforeEach(async () => {
  const { pool } = portal.platform;
  await pool.query(`truncate outbox, rate_limit, single_use_link, scheduled_job, sign_in_failure, audit, audit_head`);
  await pool.query('update session set ended_at = now()');
  await pool.query(`update account set password_hash = $1, language = 'bg', deactivated_at = null`, [
    firstPasswordHash,
  ]);
});

async function forget(username: string, headers: Record<string, string> = {}) {
  const answer = await portal
    .browser()
    .call('POST', '/account/auth/password/forgotten', { body: { username }, headers });
  await portal.runDueJobs();
  return answer;
}

const change = (token: string, password = good) =>
  portal.browser().call('PUT', '/account/auth/password/new', { body: { token, password } });

const mails = () => sentMessages(portal.platform.db, portal.platform.keys.storage);

async function linkFor(username = maria): Promise<string> {
  await forget(username);
  const sent = await mails();
  return tokenIn(sent.at(-1)?.body);
}

const tokenIn = (body: string | null | undefined) =>
  decodeURIComponent(/new-password\?token=(\S+)/.exec(body ?? '')?.[1] ?? '');

const refused = { status: 400, body: { ErrorCode: 'EC_Expired_Verification_Code' } };
const canSignIn = (password: string, who = maria) =>
  portal
    .browser()
    .signIn(who, password)
    .then(
      () => true,
      () => false,
    );

describe('asking for a new password', () => {
  it('sends one link to the e-mail of the account', async () => {
    expect(await forget(' MARIA@demo.abonat.bg ', { host: 'my.operator.bg' })).toMatchObject({ status: 202 });
    const sent = await mails();
    expect(sent).toMatchObject([{ channel: 'email', recipient: maria, subject: 'Нова парола за профила ти' }]);
    expect(sent[0]?.body).toMatch(/http:\/\/my\.operator\.bg\/my-a1\/login\/new-password\?token=\d+\.[\w-]{43}\n/);
  });

  it('writes in the language of the account', async () => {
    await portal.platform.db.updateTable('account').set({ language: 'en' }).where('username', '=', maria).execute();
    await forget(maria);
    expect(await mails()).toMatchObject([{ subject: 'A new password for your profile' }]);
  });

  it('links to the public address, whatever host the request names', async () => {
    const published = await openPortal({ PUBLIC_URL: 'https://my.operator.bg' });
    await published.browser().call('POST', '/account/auth/password/forgotten', {
      body: { username: maria },
      headers: { host: 'evil.example' },
    });
    await published.runDueJobs();
    const [{ body } = { body: '' }] = await sentMessages(published.platform.db, published.platform.keys.storage);
    await published.close();
    expect(body).toContain('https://my.operator.bg/my-a1/login/new-password?token=');
    expect(body).not.toContain('evil');
  });

  it('answers the same for known, unknown and closed accounts, and leaves the same work behind', async () => {
    await portal.platform.db
      .updateTable('account')
      .set({ deactivated_at: new Date() })
      .where('username', '=', 'georgi@demo.abonat.bg')
      .execute();
    const ask = async (username: string) => {
      const { status, body, headers } = await portal
        .browser()
        .call('POST', '/account/auth/password/forgotten', { body: { username } });
      const jobs = await portal.platform.db.selectFrom('scheduled_job').select('name').execute();
      await portal.runDueJobs();
      return { status, body, names: Object.keys(headers), length: headers['content-length'], jobs };
    };
    const known = await ask(maria);
    expect(known.body).toBeUndefined();
    expect(await ask('nobody@demo.abonat.bg')).toEqual(known);
    expect(await ask('georgi@demo.abonat.bg')).toEqual(known);
    expect(await mails()).toHaveLength(1);
  });

  it('is allowed three times an hour for one name, known or not', async () => {
    for (const name of [maria, 'nobody@demo.abonat.bg']) {
      for (let i = 0; i < 3; i++) expect((await forget(name)).status).toBe(202);
      const { status, body } = await forget(name.toUpperCase());
      expect([status, body]).toMatchObject([429, { ErrorCode: 'EC_Too_Many_Requests' }]);
      const { WaitSeconds } = (body as { Properties: { WaitSeconds: number } }).Properties;
      expect(WaitSeconds).toBeGreaterThan(3500);
    }
    expect(await mails()).toHaveLength(3);
    await portal.pass(3600);
    expect((await forget(maria)).status).toBe(202);
  });

  it('is allowed twenty times an hour from one address', async () => {
    const asked = Array.from({ length: 25 }, (_, i) => forget(`nobody${i}@demo.abonat.bg`));
    const statuses = (await Promise.all(asked)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('sends no second link when its job is done twice', async () => {
    await portal.browser().call('POST', '/account/auth/password/forgotten', { body: { username: maria } });
    const job = await portal.platform.db.selectFrom('scheduled_job').selectAll().executeTakeFirstOrThrow();
    const { run } = handlePasswordLink(portal.platform);
    await run(job.payload as object, job.job_id);
    await run(job.payload as object, job.job_id);
    expect(await mails()).toHaveLength(1);
  });
});

describe('with the captcha on', () => {
  it('nothing is sent to whoever has not solved it', async () => {
    const guarded = await openPortal({ CAPTCHA: 'altcha' });
    const { status, body } = await guarded
      .browser()
      .call('POST', '/account/auth/password/forgotten', { body: { username: maria, recaptcha: 'e30=' } });
    const jobs = await guarded.platform.db
      .selectFrom('scheduled_job')
      .selectAll()
      .where('name', '=', 'send-password-link')
      .execute();
    await guarded.close();
    expect([status, body]).toMatchObject([400, { ErrorCode: 'EC_Invalid_Recaptcha' }]);
    expect(jobs).toEqual([]);
  });
});

describe('the link', () => {
  it('sets the new password; the old one opens nothing any more', async () => {
    expect(await change(await linkFor())).toMatchObject({ status: 204, body: undefined });
    expect(await canSignIn(good)).toBe(true);
    expect(await canSignIn(demoPassword)).toBe(false);
  });

  it('takes no password that everybody tries first, and stays good for another', async () => {
    const token = await linkFor();
    const { status, body } = await change(token, 'Passw0rd!');
    expect([status, body]).toMatchObject([400, { ErrorCode: 'EC_Common_Password' }]);
    expect(await canSignIn('Passw0rd!')).toBe(false);
    expect((await change(token)).status).toBe(204);
  });

  it('works once', async () => {
    const token = await linkFor();
    await change(token);
    expect(await change(token, 'Another!77')).toMatchObject(refused);
    expect(await canSignIn(good)).toBe(true);
  });

  it('of a hundred uses at the same time makes one change', patient, async () => {
    const token = await linkFor();
    const passwords = Array.from({ length: 100 }, (_, i) => `Lastovica!${i}x`);
    const answers = await Promise.all(passwords.map((password) => change(token, password)));
    const changed = passwords.filter((_, i) => answers[i]?.status === 204);
    expect(changed).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(99);
    expect(await canSignIn(changed[0]!)).toBe(true);
    const audit = await portal.platform.db.selectFrom('audit').select('action').execute();
    expect(audit).toEqual([{ action: 'password.reset' }]);
  });

  it('is good for an hour and no longer', async () => {
    const early = await linkFor();
    await portal.pass(3599);
    expect((await change(early)).status).toBe(204);
    const late = await linkFor();
    await portal.pass(3600);
    expect(await change(late, 'Another!77')).toMatchObject(refused);
  });

  it('ends together with every other link of the account', async () => {
    const first = await linkFor();
    const second = await linkFor();
    expect((await change(first)).status).toBe(204);
    expect(await change(second)).toMatchObject(refused);
  });

  it('is refused when it is not ours: wrong, cut, of another account, nonsense', async () => {
    const token = await linkFor();
    const foreign = token.replace(/^\d+/, (id) => String(Number(id) + 1));
    const wrong = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const bad of [wrong, token.slice(0, -1), foreign, 'nonsense', '1.', '.x', '99999999999999999999.x']) {
      expect(await change(bad)).toMatchObject(refused);
    }
    expect(await canSignIn(demoPassword)).toBe(true);
  });

  it('of an account that was closed meanwhile opens nothing', async () => {
    const token = await linkFor();
    await portal.platform.db.updateTable('account').set({ deactivated_at: new Date() }).execute();
    expect(await change(token)).toMatchObject(refused);
  });

  it('is kept as a hash only', async () => {
    const token = await linkFor();
    const rows = await portal.platform.db.selectFrom('single_use_link').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
    expect(rows[0]?.secret_hash).toHaveLength(32);
    expect(portal.log.join('')).not.toContain(token);
  });
});

describe('a new password', () => {
  it.each([
    ['Aa!4567', 'too short'],
    [`Aa!4${'x'.repeat(61)}`, 'too long'],
    ['Lastovica!', 'without a digit'],
    ['1234!6789', 'without a letter'],
    ['Ластовица!7', 'in Cyrillic'],
    ['lastovica!7', 'without a capital'],
    ['Lastovica7', 'without a special character'],
    ['Ptica!55555', 'with five digits alike'],
    ['Ptica!12345', 'with five digits that rise'],
    ['Ptica!98765', 'with five digits that fall'],
  ])('%s is refused: %s', async (password) => {
    const token = await linkFor();
    expect(await change(token, password)).toMatchObject({
      status: 400,
      body: { ErrorCode: 'EC_Invalid_Request', Properties: { Field: 'body/password' } },
    });
    expect((await change(token)).status).toBe(204);
  });

  it('ends all sessions of the account and no other', async () => {
    const token = await linkFor();
    const [phone, laptop, georgi] = await Promise.all([
      portal.browser().signIn('maria'),
      portal.browser().signIn('maria'),
      portal.browser().signIn('georgi'),
    ]);
    await change(token);
    for (const browser of [phone, laptop]) {
      expect((await browser.call('GET', '/home/overview')).status).toBe(401);
      const { refresh_token } = browser.tokens!;
      expect((await browser.call('POST', '/account/auth/token', { body: { refresh_token } })).status).toBe(401);
    }
    expect((await georgi.call('GET', '/home/overview')).status).toBe(200);
  });

  it('takes back the code of a sign-in that was under way', async () => {
    const token = await linkFor();
    const { browser, completion } = await halfSignedIn();
    await change(token);
    const { status, body } = await browser.call('POST', '/account/auth/complete-new', { body: completion });
    expect([status, body]).toMatchObject([409, { ErrorCode: 'EC_Sign_In_Expired' }]);
  });

  it('that is just being set holds up a sign-in under way, which then comes to nothing', patient, async () => {
    const { browser, completion } = await halfSignedIn();
    const { db } = portal.platform;
    const accountId = await idOf(maria);
    const completed = await inTransaction(db, async (tx) => {
      await lockAccount(tx, accountId);
      const pending = browser.call('POST', '/account/auth/complete-new', { body: completion });
      await expect.poll(() => waitingStatements(), { timeout: 20_000 }).toBe(1);
      await signOutEverywhere(tx, accountId, portal.platform.clock.now());
      return { pending };
    });
    expect(await completed.pending).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Sign_In_Expired' } });
  });

  it('leaves no session of the old password, in whatever order sign-ins and the change meet', async () => {
    const token = await linkFor();
    const halfway = await Promise.all(Array.from({ length: 12 }, halfSignedIn));
    await Promise.all([
      ...halfway
        .slice(0, 6)
        .map(({ browser, completion }) => browser.call('POST', '/account/auth/complete-new', { body: completion })),
      change(token),
      ...Array.from({ length: 6 }, () => canSignIn(demoPassword)),
      ...halfway
        .slice(6)
        .map(({ browser, completion }) => browser.call('POST', '/account/auth/complete-new', { body: completion })),
    ]);
    const live = await portal.platform.db
      .selectFrom('session')
      .select('session_id')
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toEqual([]);
  });

  it('lets a person in at once who had to wait after wrong ones', async () => {
    for (let i = 0; i < 12; i++) await canSignIn('wrong');
    expect(await canSignIn(demoPassword)).toBe(false);
    await change(await linkFor());
    expect(await canSignIn(good)).toBe(true);
  });

  it('is written down for each pid of the account', async () => {
    const account_id = await idOf(maria);
    await portal.platform.db.insertInto('account_pid').values({ account_id, customer_id: 2 }).execute();
    await change(await linkFor());
    const rows = await portal.platform.db.selectFrom('audit').selectAll().orderBy('customer_id').execute();
    expect(rows).toMatchObject([
      { customer_id: 1, account_id, action: 'password.reset' },
      { customer_id: 2, account_id, action: 'password.reset' },
    ]);
    expect(await verifyAuditChain(portal.platform.db, 1)).toMatchObject({ intact: true });
  });

  it('is told to its owner', async () => {
    await change(await linkFor());
    const sent = await mails();
    expect(sent.at(-1)).toMatchObject({ recipient: maria, subject: 'Паролата ти е сменена' });
    expect(sent.at(-1)?.body).not.toContain(good);
  });
});

async function idOf(username: string): Promise<number> {
  const { db } = portal.platform;
  const found = db.selectFrom('account').select('account_id').where('username', '=', username);
  return (await found.executeTakeFirstOrThrow()).account_id;
}

async function waitingStatements(): Promise<number> {
  const { rows } = await portal.platform.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

async function halfSignedIn() {
  const browser = portal.browser();
  const begun = await browser.call('GET', '/account/auth/initiate', { query: { redirectUri: '/my-a1/' } });
  const { session_id } = begun.body as { session_id: string };
  const passed = await browser.call('POST', '/account/auth/user-authentication', {
    body: { session_id, username: maria, password: demoPassword },
  });
  return { browser, completion: { ...(passed.body as { code: string; return_uri: string }), session_id } };
}
