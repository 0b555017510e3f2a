import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { openProfile, type ProfilePortal } from '#testing/profile.ts';

const day = 86_400;

let profile: ProfilePortal;
beforeAll(async () => {
  profile = await openProfile();
});
beforeEach(() => profile.startOver());
afterAll(() => profile.close());

describe('closing', () => {
  const leave = (who = profile.maria) => who.call('DELETE', '/user-profile/accounts');
  const token = async () =>
    decodeURIComponent(/token=(\S+)/.exec((await profile.inbox('maria@demo.abonat.bg'))[0]?.text ?? '')?.[1] ?? '');
  const restore = (given: string) =>
    profile.portal.browser().call('PUT', '/user-profile/accounts/restoration', { body: { token: given } });

  it('is undone by the link of the e-mail, once, and nothing is erased later', async () => {
    await leave();
    const given = await token();
    expect((await restore(`${given}x`)).status).toBe(400);
    expect((await restore(given)).status).toBe(204);
    expect((await restore(given)).status).toBe(400);
    await profile.portal.pass(15 * day);
    await profile.portal.runDueJobs();
    expect(await profile.canSignIn('maria', demoPassword)).toBe(true);
  });

  it('ends the sessions permanently: a restored profile requires a new sign-in', async () => {
    const elsewhere = await profile.portal.browser().signIn('maria');
    await leave();
    expect((await restore(await token())).status).toBe(204);
    for (const who of [profile.maria, elsewhere]) expect((await who.call('GET', '/home/overview')).status).toBe(401);
  });

  it('can be undone until the end of the last day', async () => {
    await leave();
    const given = await token();
    await profile.portal.pass(14 * day - 3600);
    await profile.portal.runDueJobs();
    expect((await restore(given)).status).toBe(204);
    await leave(await (await profile.portal.browser().signIn('maria')).stepUp());
    const second = await token();
    await profile.portal.pass(15 * day);
    expect((await restore(second)).status).toBe(400);
  });

  it('a second time erases two weeks after the second time, not after the first', async () => {
    await leave();
    await restore(await token());
    await profile.portal.pass(7 * day);
    await leave(await (await profile.portal.browser().signIn('maria')).stepUp());
    await profile.portal.pass(8 * day);
    await profile.portal.runDueJobs();
    expect((await restore(await token())).status).toBe(204);
    expect(await profile.canSignIn('maria', demoPassword)).toBe(true);
  });

  it('withdraws an unconfirmed e-mail change', async () => {
    await profile.askForEmail();
    await leave();
    expect((await restore(await token())).status).toBe(204);
    const { db } = profile.portal.platform;
    expect(await db.selectFrom('email_change').select('account_id').execute()).toEqual([]);
  });
});
