import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { freshEmail, openProfile, type ProfilePortal } from '#testing/profile.ts';

let profile: ProfilePortal;
beforeAll(async () => {
  profile = await openProfile();
});
beforeEach(() => profile.startOver());
afterAll(() => profile.close());

describe('a new password', () => {
  const change = (new_password: string, old_password = demoPassword, headers = {}) =>
    profile.maria.call('PUT', '/user-profile/accounts/password', { body: { old_password, new_password }, headers });

  it('ends all other sessions, notifies the user and is valid from then on [PR-007, PR-110]', async () => {
    const elsewhere = await profile.portal.browser().signIn('maria');
    expect((await change('Lastovica!7')).status).toBe(204);
    expect((await elsewhere.call('GET', '/home/overview')).status).toBe(401);
    expect((await profile.maria.call('GET', '/home/overview')).status).toBe(200);
    expect((await profile.mails()).at(-1)).toMatchObject({ subject: 'Паролата ти е сменена' });
    expect(await profile.canSignIn('maria', 'Lastovica!7')).toBe(true);
    expect(await profile.canSignIn('maria', demoPassword)).toBe(false);
    expect(await profile.account()).toMatchObject({ password_changed_at: expect.any(String) as string });
    expect(await profile.audited('password.change')).toBe(true);
  });

  it.each([
    ['Lastovica!', 'without a digit [PR-074]'],
    ['1234!6789', 'without a Latin letter [PR-075]'],
    ['Lastovicaл!7', 'with a Cyrillic letter [PR-076]'],
    ['lastovica!7', 'without a capital [PR-077]'],
    ['Lastovica7', 'without a special character [PR-078]'],
    ['Ptica!55555', 'with five equal digits [PR-079]'],
    ['Ptica!12345', 'with five ascending digits [PR-080]'],
    ['Ptica!98765', 'with five descending digits [PR-081]'],
    ['Aa!4567', 'too short'],
  ])('%s is refused: %s', async (password) => {
    expect(await change(password)).toMatchObject({
      status: 400,
      body: { ErrorCode: 'EC_Invalid_Request', Properties: { Field: 'body/new_password' } },
    });
    expect(await profile.canSignIn('maria', demoPassword)).toBe(true);
  });

  it('is refused with a wrong old one, if unchanged, and if it is common', async () => {
    expect(await change('Lastovica!7', 'wrong')).toMatchObject({ body: { ErrorCode: 'EC_Wrong_Password' } });
    expect(await change(demoPassword)).toMatchObject({ body: { ErrorCode: 'EC_Same_Password' } });
    expect(await change('Passw0rd!')).toMatchObject({ status: 400, body: { ErrorCode: 'EC_Common_Password' } });
    expect(await profile.canSignIn('maria', demoPassword)).toBe(true);
  });

  it('withdraws a pending e-mail change', async () => {
    await profile.askForEmail();
    const body = { email: freshEmail, code: await profile.newestCode(freshEmail) };
    expect((await change('Lastovica!7')).status).toBe(204);
    expect(await profile.account()).toMatchObject({ pending_email: null });
    const confirmed = await profile.portal.browser().call('PUT', '/user-profile/accounts/email/confirmation', { body });
    expect(confirmed).toMatchObject({ status: 400, body: { ErrorCode: 'EC_Wrong_Verification_Code' } });
    expect(await profile.audited('email.cancel')).toBe(true);
  });

  it('is changed once by concurrent requests', async () => {
    const answers = await Promise.all(['Lastovica!7', 'Lastovica!8', 'Lastovica!9'].map((one) => change(one)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});
