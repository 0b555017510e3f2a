import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { maria, openForgottenPassword, type ForgottenPassword } from '#testing/forgotten-password.ts';
import { restoreLinkLimit } from '../rules.ts';

let forgotten: ForgottenPassword;
beforeAll(async () => {
  forgotten = await openForgottenPassword();
});
beforeEach(() => forgotten.startOver());
afterAll(() => forgotten.close());

/** Closes the profile and deletes its e-mail. */
const closeAndLoseMail = async () => {
  const browser = await (await forgotten.portal.browser().signIn(maria)).stepUp();
  expect((await browser.call('DELETE', '/user-profile/accounts')).status).toBe(204);
  await forgotten.portal.platform.pool.query('truncate outbox, sms_part, single_use_link, rate_limit');
};

const signIn = async (password = demoPassword) => {
  const browser = forgotten.portal.browser();
  const { body } = await browser.call('GET', '/account/auth/initiate', { query: { redirectUri: '/my-a1/' } });
  const { session_id } = body as { session_id: string };
  return browser.call('POST', '/account/auth/user-authentication', { body: { session_id, username: maria, password } });
};

const restoreBy = async (text: string | null | undefined) => {
  const token = decodeURIComponent(/restore-profile\?token=(\S+)/.exec(text ?? '')?.[1] ?? '');
  return forgotten.portal.browser().call('PUT', '/user-profile/accounts/restoration', { body: { token } });
};

const closedMail = { recipient: maria, subject: 'Върни закрития си профил' };

describe('the owner of a closed profile who lost its e-mail', () => {
  it('signs in with the right password and gets the restore link', async () => {
    await closeAndLoseMail();
    expect((await signIn()).body).toMatchObject({ ErrorCode: 'EC_Profile_Closed' });
    const sent = await forgotten.mails();
    expect(sent).toMatchObject([closedMail]);
    expect((await restoreBy(sent[0]?.body)).status).toBe(204);
    expect(await forgotten.canSignIn(demoPassword)).toBe(true);
  });

  it('requests a new password and gets the restore link, with the usual answer', async () => {
    await closeAndLoseMail();
    expect(await forgotten.forget(maria)).toMatchObject({ status: 202, body: undefined });
    const sent = await forgotten.mails();
    expect(sent).toMatchObject([closedMail]);
    expect((await restoreBy(sent[0]?.body)).status).toBe(204);
    expect(await forgotten.canSignIn(demoPassword)).toBe(true);
  });

  it('gets no link for a wrong password', async () => {
    await closeAndLoseMail();
    expect((await signIn('wrong')).body).toMatchObject({ ErrorCode: 'EC_Invalid_Credentials' });
    expect(await forgotten.mails()).toEqual([]);
  });

  it('gets a limited number of e-mails, however often the right password is given', async () => {
    await closeAndLoseMail();
    for (let i = 0; i <= restoreLinkLimit.limit; i++) {
      expect((await signIn()).body).toMatchObject({ ErrorCode: 'EC_Profile_Closed' });
    }
    expect(await forgotten.mails()).toHaveLength(restoreLinkLimit.limit);
  });
});
