import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, full, swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

describe('partner content', () => {
  const verify = async (source: string, code: string) =>
    outcomeOf(await extras.call('PATCH', '/msisdn/verification', { query: { source, code } }));
  const resend = async (source: string) =>
    outcomeOf(await extras.call('POST', '/msisdn/resend/verification', { query: { source, msisdn: withAll } }));
  const status = async (code: string) =>
    (await extras.call('GET', '/partner-content/status', { query: { code, msisdn: withAll } })).body;

  it.each([
    ['capital', '20061'],
    ['dnevnik', '20062'],
  ])(
    'of %s is pending until its code is entered, then active [EX-213, EX-214, EX-215, EX-234, EX-235, EX-236, EX-237]',
    async (source, extra) => {
      expect(await status(extra)).toEqual({ status: 'PendingVerification' });
      expect(await verify(source, '000000')).toBe('400 EC_Verification_Failed');
      expect(await resend(source)).toBe('204');
      expect(await resend(source)).toBe('429 EC_Resend_Time_Is_Not_Expired');
      const code = await extras.lastCode(withAll);
      expect(await verify(source, code === '000000' ? '000001' : '000000')).toBe('400 EC_Wrong_Verification_Code');
      expect(await verify(source, code)).toBe('204');
      expect(await status(extra)).toEqual({ status: 'Active' });
      expect((await extras.extra(withAll, extra)).status).toBe('Active');
      expect(await resend(source)).toBe('409 EC_Already_Active');
      // The code is entered again in a second tab.
      expect(await verify(source, code)).toBe('409 EC_Already_Active');
    },
  );

  it('sends its code on activation, and again on request [EX-199]', async () => {
    await extras.activate(full, ['20061']);
    await extras.pass(5);
    expect((await extras.extra(full, '20061')).status).toBe('PendingActivation');
    const first = await extras.lastCode(full);
    await extras.pass(30);
    expect(
      outcomeOf(await extras.call('POST', '/extras/resend-activation', { body: { msisdn: full, code: '20061' } })),
    ).toBe('202');
    expect(await verify('capital', first)).toBe('204');
    expect((await extras.extra(full, '20061')).status).toBe('Active');
  });

  it('whose offer is withdrawn meanwhile is confirmed by the code that was sent', async () => {
    await extras.activate(full, ['20061']);
    await extras.pass(5);
    await extras.withdrawOffer('20061');
    expect(await verify('capital', await extras.lastCode(full))).toBe('204');
    expect(await extras.statusOf(full, '20061')).toBe('Active');
  });

  it('of one number does not show on another number', async () => {
    const query = { code: '20061', msisdn: swapped };
    expect((await extras.call('GET', '/partner-content/status', { query })).body).toEqual({ status: 'Inactive' });
  });

  it('of a number that the account only uses cannot be confirmed', async () => {
    await resend('capital');
    const code = await extras.lastCode(withAll);
    const { db } = extras.portal.platform;
    await db.updateTable('account_service').set({ is_owner: false }).where('service_id', '=', withAll).execute();
    expect(await verify('capital', code)).toBe('409 EC_Already_Inactive');
  });
});
