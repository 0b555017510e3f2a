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
  const token = async () =>
    decodeURIComponent(/token=(\S+)/.exec((await profile.inbox('maria@demo.abonat.bg'))[0]?.text ?? '')?.[1] ?? '');
  const restore = (given: string) =>
    profile.portal.browser().call('PUT', '/user-profile/accounts/restoration', { body: { token: given } });

  it('is undone by the link of the mail, once, and nothing is erased later', async () => {
    await leave();
    const given = await token();
    expect((await restore(`${given}x`)).status).toBe(400);
    expect((await restore(given)).status).toBe(204);
    expect((await restore(given)).status).toBe(400);
    await profile.portal.pass(14 * 86_400);
    await profile.portal.runDueJobs();
    expect(await profile.canSignIn('maria', demoPassword)).toBe(true);
  });
});
