import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { openProfile, type ProfilePortal } from '#testing/profile.ts';

let profile: ProfilePortal;
beforeAll(async () => {
  profile = await openProfile();
});
beforeEach(() => profile.startOver());
afterAll(() => profile.close());

describe('personal data', () => {
  const change = (body: object, headers = {}) =>
    profile.maria.call('PUT', '/user-profile/profiles', {
      body: { first_name: 'Мария', last_name: 'Иванова', contact_phone: null, language: 'bg', ...body },
      headers,
    });

  it('is returned with the username and can be changed [PR-005, PR-046, PR-082, PR-106]', async () => {
    expect(await profile.account()).toMatchObject({ username: 'maria@demo.abonat.bg', email: 'maria@demo.abonat.bg' });
    expect((await change({ last_name: 'Петрова-Иванова', contact_phone: '359888100101' })).status).toBe(204);
    expect(await profile.account()).toMatchObject({ last_name: 'Петрова-Иванова', contact_phone: '359888100101' });
    expect(await profile.audited('profile.change')).toBe(true);
    await change({});
  });

  it('sets the language of later messages', async () => {
    await change({ language: 'en' });
    await profile.maria.call('PUT', '/user-profile/accounts/password', {
      body: { old_password: demoPassword, new_password: 'Lastovica!7' },
    });
    expect((await profile.mails()).at(-1)).toMatchObject({ subject: 'Your password has been changed' });
  });

  it.each([
    { first_name: '<b>М</b>' },
    { first_name: 'М' },
    { contact_phone: '123' },
    { language: 'de' },
    { username: 'x' },
  ])('is refused as %j', async (body) => expect((await change(body)).status).toBe(400));
});
