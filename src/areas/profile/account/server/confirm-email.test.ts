import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { freshEmail as fresh, openProfile, type ProfilePortal } from '#testing/profile.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';

let profile: ProfilePortal;
beforeAll(async () => {
  profile = await openProfile();
});
beforeEach(() => profile.startOver());
afterAll(() => profile.close());

describe('a new e-mail', () => {
  const confirm = (code: string, email = fresh) =>
    profile.portal.browser().call('PUT', '/user-profile/accounts/email/confirmation', { body: { email, code } });
  const code = () => profile.newestCode(fresh);
  const renameBack = async () => {
    const { db } = profile.portal.platform;
    const back = { username: 'maria@demo.abonat.bg', email: 'maria@demo.abonat.bg' };
    await db.updateTable('account').set(back).where('email', '=', fresh).execute();
    await db.updateTable('account_username').set({ username: back.username }).where('username', '=', fresh).execute();
  };

  it('becomes valid with its code, once, and the old address gets two notices [PR-006, PR-107, PR-108]', async () => {
    expect((await profile.askForEmail()).status).toBe(202);
    expect(await profile.account()).toMatchObject({ email: 'maria@demo.abonat.bg', pending_email: fresh });
    const sent = await profile.mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([fresh, 'maria@demo.abonat.bg']);
    expect((await profile.inbox(fresh))[0]?.text).toContain('/my-a1/my-profile/confirm-email?code=');
    expect(JSON.stringify(sent)).not.toContain('confirm-email?code=');
    const given = await code();
    expect((await confirm(given.toLowerCase().replace('-', ' '))).status).toBe(204);
    expect(await profile.account()).toMatchObject({ email: fresh, username: fresh, pending_email: null });
    expect((await profile.mails()).at(-1)).toMatchObject({
      recipient: 'maria@demo.abonat.bg',
      subject: 'Имейлът ти е сменен',
    });
    expect(await profile.canSignIn(fresh, demoPassword)).toBe(true);
    expect(await profile.canSignIn('maria@demo.abonat.bg', demoPassword)).toBe(false);
    expect((await confirm(given)).status).toBe(400);
    expect(await profile.audited('email.change')).toBe(true);
    await renameBack();
  });

  it('is not confirmed by a wrong or expired code, or by the code of an earlier request', async () => {
    stopRealTime();
    await profile.askForEmail();
    const given = await code();
    expect(await confirm('AAAAA-AAAAA')).toMatchObject({ body: { ErrorCode: 'EC_Wrong_Verification_Code' } });
    expect(await confirm(given, 'other@demo.abonat.bg')).toMatchObject({
      body: { ErrorCode: 'EC_Wrong_Verification_Code' },
    });
    await profile.askForEmail('maria.druga@demo.abonat.bg');
    expect((await confirm(given)).status).toBe(400);
    expect(await confirm(given, 'maria.druga@demo.abonat.bg')).toMatchObject({
      body: { ErrorCode: 'EC_Wrong_Verification_Code' },
    });
    await profile.askForEmail();
    await profile.portal.pass(24 * 3600);
    expect(await confirm(await profile.newestCode(fresh))).toMatchObject({
      body: { ErrorCode: 'EC_Expired_Verification_Code' },
    });
  });

  it('of a profile that was closed meanwhile is not confirmed', async () => {
    await profile.askForEmail();
    const given = await code();
    await profile.maria.call('DELETE', '/user-profile/accounts');
    expect(await confirm(given)).toMatchObject({ body: { ErrorCode: 'EC_Wrong_Verification_Code' } });
    const { rows } = await profile.portal.platform.pool.query('select from account where email = $1', [fresh]);
    expect(rows).toEqual([]);
  });

  it('cannot be guessed: ten wrong codes block further attempts', async () => {
    await profile.askForEmail();
    for (let i = 0; i < 10; i++) await confirm('AAAAA-AAAAA');
    expect((await confirm(await code())).status).toBe(429);
  });

  it('confirmed concurrently with the same code changes once, with one notice', async () => {
    await profile.askForEmail();
    const given = await code();
    const told = async () => (await profile.mails()).filter(({ subject }) => subject === 'Имейлът ти е сменен').length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(given)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
    expect(await told()).toBe(1);
    await renameBack();
  });

  it('ends the password links that were sent to the old address', async () => {
    const username = 'maria@demo.abonat.bg';
    await profile.portal.browser().call('POST', '/account/auth/password/forgotten', { body: { username } });
    await profile.portal.runDueJobs();
    const [{ text } = { text: '' }] = await profile.inbox(username);
    const token = decodeURIComponent(/new-password\?token=([^\s"<]+)/.exec(text)?.[1] ?? '');
    await profile.askForEmail();
    expect((await confirm(await code())).status).toBe(204);
    const body = { token, password: 'Lastovica!7' };
    expect(await profile.portal.browser().call('PUT', '/account/auth/password/new', { body })).toMatchObject({
      status: 400,
      body: { ErrorCode: 'EC_Expired_Verification_Code' },
    });
    await renameBack();
  });

  it('requested by two accounts goes to the first that confirms', async () => {
    const georgi = await profile.portal.browser().signIn('georgi');
    await profile.askForEmail();
    await georgi.call('POST', '/user-profile/accounts/email/change', {
      body: { new_email: fresh, password: demoPassword },
    });
    const codes = (await profile.inbox(fresh)).map((mail) => mail.code ?? '');
    const answers = await Promise.all(codes.map((one) => confirm(one)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const { db } = profile.portal.platform;
    for (const name of ['maria', 'georgi']) {
      const email = `${name}@demo.abonat.bg`;
      const first = { Мария: 'maria', Георги: 'georgi' };
      for (const [first_name, person] of Object.entries(first)) {
        if (person !== name) continue;
        await db.updateTable('account').set({ email, username: email }).where('first_name', '=', first_name).execute();
      }
    }
    await db.updateTable('account_username').set({ username: 'moved' }).where('username', '=', fresh).execute();
    await profile.portal.platform.pool.query(
      `update account_username set username = account.username from account
        where account.account_id = account_username.account_id and account_username.username = 'moved'`,
    );
  });
});
