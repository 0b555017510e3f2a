import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { freshEmail as fresh, openProfile, type ProfilePortal } from '#testing/profile.ts';

let profile: ProfilePortal;
beforeAll(async () => {
  profile = await openProfile();
});
beforeEach(() => profile.startOver());
afterAll(() => profile.close());

describe('a new e-mail', () => {
  it.each([
    ['of somebody else', 'georgi@demo.abonat.bg'],
    ['of somebody else in capitals', 'GEORGI@demo.abonat.bg'],
    ['that is the current one', 'maria@demo.abonat.bg'],
  ])('%s is refused, and no message is sent', async (_what, email) => {
    expect(await profile.askForEmail(email)).toMatchObject({
      status: 409,
      body: { ErrorCode: 'EC_Email_Already_Used' },
    });
    expect(await profile.mails()).toEqual([]);
  });

  it('requires the password, and guessing it is rate limited', async () => {
    for (let i = 0; i < 10; i++) {
      expect(await profile.askForEmail(fresh, 'wrong')).toMatchObject({
        status: 400,
        body: { ErrorCode: 'EC_Wrong_Password' },
      });
    }
    expect(await profile.askForEmail(fresh, demoPassword)).toMatchObject({ status: 429 });
  });

  it('gets at most five messages a day, whoever requests them and however it is written', async () => {
    const others = [await profile.portal.browser().signIn('georgi'), await profile.portal.browser().signIn('elena')];
    const answers: number[] = [];
    for (const who of [profile.maria, ...others]) {
      for (const new_email of [fresh, fresh.toUpperCase()]) {
        const body = { new_email, password: demoPassword };
        answers.push((await who.call('POST', '/user-profile/accounts/email/change', { body })).status);
      }
    }
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  });
});
