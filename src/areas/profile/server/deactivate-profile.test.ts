import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { openProfile, type ProfilePortal } from '#testing/profile.ts';

let profile: ProfilePortal;
beforeAll(async () => {
  profile = await openProfile();
});
beforeEach(() => profile.startOver());
afterAll(() => profile.close());

describe('leaving', () => {
  const leave = (who = profile.maria) => who.call('DELETE', '/user-profile/accounts');

  it('closes the profile at once everywhere [PR-008, PR-109, PR-111]', async () => {
    const elsewhere = await profile.portal.browser().signIn('maria');
    expect((await leave()).status).toBe(204);
    for (const who of [profile.maria, elsewhere]) expect((await who.call('GET', '/home/overview')).status).toBe(401);
    expect(await profile.mails()).toMatchObject([{ subject: 'Профилът ти е закрит' }]);
    expect(await profile.canSignIn('maria', demoPassword)).toBe(false);
    expect(await profile.audited('profile.close')).toBe(true);
  });
});
