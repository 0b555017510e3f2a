import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freshEmail as fresh, openProfile, type ProfilePortal } from '#testing/profile.ts';

let profile: ProfilePortal;
beforeAll(async () => {
  profile = await openProfile();
});
beforeEach(() => profile.startOver());
afterAll(() => profile.close());

const cancel = () => profile.maria.call('DELETE', '/user-profile/accounts/email/change');

it('a cancelled change is no longer pending, and its code is invalid', async () => {
  await profile.askForEmail();
  expect(await profile.account()).toMatchObject({ pending_email: fresh });
  const code = await profile.newestCode(fresh);
  expect((await cancel()).status).toBe(204);
  expect(await profile.account()).toMatchObject({ pending_email: null, email: 'maria@demo.abonat.bg' });
  const confirmed = await profile.portal
    .browser()
    .call('PUT', '/user-profile/accounts/email/confirmation', { body: { email: fresh, code } });
  expect(confirmed.body).toMatchObject({ ErrorCode: 'EC_Wrong_Verification_Code' });
  expect(await profile.audited('email.cancel')).toBe(true);
});

it('cancelling without a pending change is refused', async () => {
  expect(await cancel()).toMatchObject({ status: 404, body: { ErrorCode: 'EC_Not_Found' } });
});
