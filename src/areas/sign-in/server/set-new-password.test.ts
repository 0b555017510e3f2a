import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { verifyAuditChain } from '#platform/server/audit/verify-audit-chain.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { endSessions } from '#platform/server/end-sessions.ts';
import { good, maria, openForgottenPassword, type ForgottenPassword } from '#testing/forgotten-password.ts';
import { lockAccount } from './password-store.ts';
import { untilStatementIsBlocked } from '#testing/blocked-statement.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';

let forgotten: ForgottenPassword;
beforeAll(async () => {
  forgotten = await openForgottenPassword();
});
beforeEach(() => forgotten.startOver());
afterAll(() => forgotten.close());

const refused = { status: 400, body: { ErrorCode: 'EC_Expired_Verification_Code' } };

describe('the link', () => {
  it('sets the new password; the old one becomes invalid', async () => {
    expect(await forgotten.change(await forgotten.linkFor())).toMatchObject({ status: 204, body: undefined });
    expect(await forgotten.canSignIn(good)).toBe(true);
    expect(await forgotten.canSignIn(demoPassword)).toBe(false);
  });

  it('refuses a common password, and stays valid for another', async () => {
    const token = await forgotten.linkFor();
    const { status, body } = await forgotten.change(token, 'Passw0rd!');
    expect([status, body]).toMatchObject([400, { ErrorCode: 'EC_Common_Password' }]);
    expect(await forgotten.canSignIn('Passw0rd!')).toBe(false);
    expect((await forgotten.change(token)).status).toBe(204);
  });

  it('ends when the password is changed in the profile', async () => {
    const token = await forgotten.linkFor();
    const who = await forgotten.portal.browser().signIn('maria');
    const body = { old_password: demoPassword, new_password: good };
    expect((await who.call('PUT', '/user-profile/accounts/password', { body })).status).toBe(204);
    expect(await forgotten.change(token, 'Another!77')).toMatchObject(refused);
  });

  it('works once', async () => {
    const token = await forgotten.linkFor();
    await forgotten.change(token);
    expect(await forgotten.change(token, 'Another!77')).toMatchObject(refused);
    expect(await forgotten.canSignIn(good)).toBe(true);
  });

  // Every attempt hashes its password at full cost.
  it('makes one change under twenty concurrent uses', async () => {
    const token = await forgotten.linkFor();
    const passwords = Array.from({ length: 20 }, (_, i) => `Lastovica!${i}x`);
    const answers = await Promise.all(passwords.map((password) => forgotten.change(token, password)));
    const changed = passwords.filter((_, i) => answers[i]?.status === 204);
    expect(changed).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(19);
    expect(await forgotten.canSignIn(changed[0]!)).toBe(true);
    const audit = await forgotten.portal.platform.db.selectFrom('audit').select('action').execute();
    expect(audit).toEqual([{ action: 'password.reset' }]);
  });

  it('is valid for one hour', async () => {
    stopRealTime();
    const early = await forgotten.linkFor();
    await forgotten.portal.pass(3599);
    expect((await forgotten.change(early)).status).toBe(204);
    const late = await forgotten.linkFor();
    await forgotten.portal.pass(3600);
    expect(await forgotten.change(late, 'Another!77')).toMatchObject(refused);
  });

  it('ends together with all other links of the account', async () => {
    const first = await forgotten.linkFor();
    const second = await forgotten.linkFor();
    expect((await forgotten.change(first)).status).toBe(204);
    expect(await forgotten.change(second)).toMatchObject(refused);
  });

  it('is refused if it is wrong, truncated, of another account or malformed', async () => {
    const token = await forgotten.linkFor();
    const foreign = token.replace(/^\d+/, (id) => String(Number(id) + 1));
    const wrong = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const bad of [wrong, token.slice(0, -1), foreign, 'nonsense', '1.', '.x', '99999999999999999999.x']) {
      expect(await forgotten.change(bad)).toMatchObject(refused);
    }
    expect(await forgotten.canSignIn(demoPassword)).toBe(true);
  });

  it('of an account that was closed meanwhile is invalid', async () => {
    const token = await forgotten.linkFor();
    await forgotten.portal.platform.db.updateTable('account').set({ deactivated_at: new Date() }).execute();
    expect(await forgotten.change(token)).toMatchObject(refused);
  });

  it('is stored only as a hash', async () => {
    const token = await forgotten.linkFor();
    const rows = await forgotten.portal.platform.db.selectFrom('single_use_link').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
    expect(rows[0]?.secret_hash).toHaveLength(32);
    expect(forgotten.portal.log.join('')).not.toContain(token);
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
    ['Ptica!55555', 'with five equal digits'],
    ['Ptica!12345', 'with five ascending digits'],
    ['Ptica!98765', 'with five descending digits'],
  ])('%s is refused: %s', async (password) => {
    const token = await forgotten.linkFor();
    expect(await forgotten.change(token, password)).toMatchObject({
      status: 400,
      body: { ErrorCode: 'EC_Invalid_Request', Properties: { Field: 'body/password' } },
    });
    expect((await forgotten.change(token)).status).toBe(204);
  });

  it('ends all sessions of the account, and no others', async () => {
    const token = await forgotten.linkFor();
    const [phone, laptop, georgi] = await Promise.all([
      forgotten.portal.browser().signIn('maria'),
      forgotten.portal.browser().signIn('maria'),
      forgotten.portal.browser().signIn('georgi'),
    ]);
    await forgotten.change(token);
    for (const browser of [phone, laptop]) {
      expect((await browser.call('GET', '/home/overview')).status).toBe(401);
      const { refresh_token } = browser.tokens!;
      expect((await browser.call('POST', '/account/auth/token', { body: { refresh_token } })).status).toBe(401);
    }
    expect((await georgi.call('GET', '/home/overview')).status).toBe(200);
  });

  it('removes the passkeys, which somebody who knew the old password may have added [PK-004]', async () => {
    const { pool } = forgotten.portal.platform;
    await pool.query(`insert into passkey (account_id, passkey_id, credential_id, public_key, counter, transports,
        user_handle, name, created_at)
      select account_id, gen_random_uuid(), 'stolen', '', 0, '{}', '', 'x', now() from account
      where username = 'maria@demo.abonat.bg'`);
    expect((await forgotten.change(await forgotten.linkFor())).status).toBe(204);
    expect((await pool.query('select from passkey')).rowCount).toBe(0);
  });

  it('withdraws a pending e-mail change', async () => {
    const owner = await forgotten.portal.browser().signIn('maria');
    const body = { new_email: 'maria.nova@demo.abonat.bg', password: demoPassword };
    expect((await owner.call('POST', '/user-profile/accounts/email/change', { body })).status).toBe(202);
    await forgotten.change(await forgotten.linkFor());
    const pending = await forgotten.portal.platform.db.selectFrom('email_change').select('account_id').execute();
    expect(pending).toEqual([]);
  });

  it('revokes the code of a sign-in in progress', async () => {
    const token = await forgotten.linkFor();
    const { browser, completion } = await halfSignedIn();
    await forgotten.change(token);
    const { status, body } = await browser.call('POST', '/account/auth/complete-new', { body: completion });
    expect([status, body]).toMatchObject([409, { ErrorCode: 'EC_Sign_In_Expired' }]);
  });

  it('blocks a sign-in in progress while it is being set, which then fails', async () => {
    const { browser, completion } = await halfSignedIn();
    const { db } = forgotten.portal.platform;
    const accountId = await idOf(maria);
    const completed = await inTransaction(db, async (tx) => {
      await lockAccount(tx, accountId);
      const pending = browser.call('POST', '/account/auth/complete-new', { body: completion });
      await untilStatementIsBlocked(forgotten.portal.platform.pool);
      await endSessions(tx, accountId, { now: forgotten.portal.platform.clock.now() });
      return { pending };
    });
    expect(await completed.pending).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Sign_In_Expired' } });
  });

  it('leaves no session of the old password, whatever the order of sign-ins and the change', async () => {
    const token = await forgotten.linkFor();
    const halfway = await Promise.all(Array.from({ length: 12 }, halfSignedIn));
    await Promise.all([
      ...halfway
        .slice(0, 6)
        .map(({ browser, completion }) => browser.call('POST', '/account/auth/complete-new', { body: completion })),
      forgotten.change(token),
      ...Array.from({ length: 6 }, () => forgotten.canSignIn(demoPassword)),
      ...halfway
        .slice(6)
        .map(({ browser, completion }) => browser.call('POST', '/account/auth/complete-new', { body: completion })),
    ]);
    const live = await forgotten.portal.platform.db
      .selectFrom('session')
      .select('session_id')
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toEqual([]);
  });

  it('resets the wait after wrong passwords', async () => {
    for (let i = 0; i < 12; i++) await forgotten.canSignIn('wrong');
    expect(await forgotten.canSignIn(demoPassword)).toBe(false);
    await forgotten.change(await forgotten.linkFor());
    expect(await forgotten.canSignIn(good)).toBe(true);
  });

  it('is audited for each pid of the account', async () => {
    const account_id = await idOf(maria);
    await forgotten.portal.platform.db.insertInto('account_pid').values({ account_id, customer_id: 2 }).execute();
    await forgotten.change(await forgotten.linkFor());
    const rows = await forgotten.portal.platform.db.selectFrom('audit').selectAll().orderBy('customer_id').execute();
    expect(rows).toMatchObject([
      { customer_id: 1, account_id, action: 'password.reset' },
      { customer_id: 2, account_id, action: 'password.reset' },
    ]);
    expect(await verifyAuditChain(forgotten.portal.platform.db, 1)).toMatchObject({ intact: true });
  });

  it('is reported to its owner', async () => {
    await forgotten.change(await forgotten.linkFor());
    const sent = await forgotten.mails();
    expect(sent.at(-1)).toMatchObject({ recipient: maria, subject: 'Паролата ти е сменена' });
    expect(sent.at(-1)?.body).not.toContain(good);
  });
});

async function idOf(username: string): Promise<number> {
  const { db } = forgotten.portal.platform;
  const found = db.selectFrom('account').select('account_id').where('username', '=', username);
  return (await found.executeTakeFirstOrThrow()).account_id;
}

async function halfSignedIn() {
  const browser = forgotten.portal.browser();
  return { browser, completion: await browser.passPassword(maria) };
}
