import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freshEmail as fresh, openProfile, type ProfilePortal } from '#testing/profile.ts';

let profile: ProfilePortal;
beforeAll(async () => {
  profile = await openProfile();
});
beforeEach(() => profile.startOver());
afterAll(() => profile.close());

const resend = () => profile.maria.call('POST', '/user-profile/accounts/email/change/resend');
const confirm = (code: string) =>
  profile.portal.browser().call('PUT', '/user-profile/accounts/email/confirmation', { body: { email: fresh, code } });

it('a new code is sent to the pending address, and confirms it', async () => {
  await profile.askForEmail();
  const first = await profile.newestCode(fresh);
  expect((await resend()).status).toBe(202);
  const second = await profile.newestCode(fresh);
  expect(second).not.toBe(first);
  expect((await profile.mails()).map(({ recipient }) => recipient)).toEqual([fresh, 'maria@demo.abonat.bg', fresh]);
  expect((await confirm(second)).status).toBe(204);
  await profile.portal.platform.pool.query(
    `update account set email = 'maria@demo.abonat.bg', username = 'maria@demo.abonat.bg' where email = $1`,
    [fresh],
  );
  await profile.portal.platform.pool.query(
    `update account_username set username = 'maria@demo.abonat.bg' where username = $1`,
    [fresh],
  );
});

it('nothing is sent without a pending address', async () => {
  expect(await resend()).toMatchObject({ status: 404, body: { ErrorCode: 'EC_Not_Found' } });
  expect(await profile.mails()).toEqual([]);
});

it('requests and resends share one limit of five e-mails an hour', async () => {
  await profile.askForEmail();
  for (let i = 0; i < 4; i++) expect((await resend()).status).toBe(202);
  expect((await resend()).status).toBe(429);
});
