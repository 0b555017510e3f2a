import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';

const { withAll, full, swapped, tv } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const sendCode = (msisdn: string, extra_codes: string[], more = {}) =>
  extras.call('POST', '/extras/send-verification-code', { body: { msisdn, extra_codes, ...more } });

describe('a code', () => {
  it('sent to the number itself is valid once [EX-180, EX-183, EX-197]', async () => {
    expect(outcomeOf(await extras.activate(withAll, ['20102']))).toBe('400 EC_Missing_Verificaiton_Code');
    const neverSent = await extras.activate(withAll, ['20102'], { verification_code: '123456' });
    expect(outcomeOf(neverSent)).toBe('400 EC_Verification_Failed');
    const sent = await sendCode(withAll, ['20102']);
    expect(sent.body).toMatchObject({ sends_left: 2, resend_after_seconds: 30, sent_to: '088*****01' });
    const code = await extras.lastCode(withAll);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(outcomeOf(await extras.activate(withAll, ['20102'], { verification_code: wrong }))).toBe(
      '400 EC_Wrong_Verification_Code',
    );
    expect(outcomeOf(await extras.activate(withAll, ['20102'], { verification_code: code }))).toBe('202');
    await extras.pass(5);
    expect((await extras.extra(withAll, '20102')).status).toBe('Active');
    await extras.portal.platform.db
      .updateTable('service_extra')
      .set({ status: 'Inactive', slot: null })
      .where('service_id', '=', withAll)
      .where('code', '=', '20102')
      .execute();
    expect(outcomeOf(await extras.activate(withAll, ['20102'], { verification_code: code }))).toBe(
      '400 EC_Verification_Failed',
    );
  });

  it('for one extra does not confirm another', async () => {
    await sendCode(withAll, ['20102']);
    const verification_code = await extras.lastCode(withAll);
    expect(outcomeOf(await extras.activate(withAll, ['20104'], { verification_code }))).toBe(
      '400 EC_Verification_Failed',
    );
  });

  it('is valid only in the session that requested it', async () => {
    await sendCode(withAll, ['20102']);
    const body = { msisdn: withAll, codes: ['20102'], verification_code: await extras.lastCode(withAll) };
    const elsewhere = await extras.portal.browser().signIn('maria');
    const stolen = await elsewhere.call('POST', '/digital-extras-swap/extras/activate', { body });
    expect(outcomeOf(stolen)).toBe('400 EC_Verification_Failed');
    expect(outcomeOf(await extras.call('POST', '/extras/activate', { body }))).toBe('202');
  });

  it('for a free position does not confirm a paid one, nor the reverse', async () => {
    const asPaid = (verification_code: string) =>
      extras.call('POST', '/extras/activate-as-paid', { body: { msisdn: withAll, code: '20102', verification_code } });
    await sendCode(withAll, ['20102']);
    expect(outcomeOf(await asPaid(await extras.lastCode(withAll)))).toBe('400 EC_Verification_Failed');
    await extras.pass(30);
    await sendCode(withAll, ['20102'], { as_paid: true });
    const verification_code = await extras.lastCode(withAll);
    expect(outcomeOf(await extras.activate(withAll, ['20102'], { verification_code }))).not.toBe('202');
    expect(outcomeOf(await asPaid(verification_code))).toBe('202');
  });

  it('expires after ten minutes', async () => {
    await sendCode(withAll, ['20102']);
    const verification_code = await extras.lastCode(withAll);
    await extras.pass(600);
    expect(outcomeOf(await extras.activate(withAll, ['20102'], { verification_code }))).toBe(
      '400 EC_Expired_Verification_Code',
    );
  });

  it('is expired after twenty minutes even in a renewed session', async () => {
    await sendCode(withAll, ['20102']);
    const verification_code = await extras.lastCode(withAll);
    const { who } = extras;
    await extras.portal.pass(1200);
    const { refresh_token } = who.tokens!;
    const renewed = await who.call('POST', '/account/auth/token', { body: { refresh_token } });
    who.tokens = renewed.body as NonNullable<typeof who.tokens>;
    expect(outcomeOf(await extras.activate(withAll, ['20102'], { verification_code }))).toBe(
      '400 EC_Expired_Verification_Code',
    );
  });

  it('is sent three times, 30 seconds apart, then blocked for ten minutes [EX-177, EX-178, EX-179]', async () => {
    stopRealTime();
    const send = async () => outcomeOf(await sendCode(withAll, ['20102']));
    expect(await send()).toBe('200');
    expect(await send()).toBe('429 EC_Resend_Time_Is_Not_Expired');
    for (let sends = 2; sends <= 3; sends++) {
      await extras.pass(30);
      expect(await send()).toBe('200');
    }
    await extras.pass(599);
    expect(await send()).toBe('429 EC_Reach_Max_Attempts');
    await extras.pass(1);
    expect(await send()).toBe('200');
  });

  it('goes to another number of the same owner if one is required [EX-198, SH-023]', async () => {
    const to = async (verification_msisdn: string) =>
      outcomeOf(await sendCode(swapped, ['20102'], { verification_msisdn }));
    expect(outcomeOf(await sendCode(swapped, ['20102']))).toBe('400 EC_Phone_Is_Not_Eligible');
    expect(await to(tv)).toBe('400 EC_Phone_Is_Not_Eligible');
    expect(await to('359888100201')).toBe('403 EC_Service_Not_Associated_With_Pid');
    expect(await to('359888999999')).toBe('403 EC_Service_Not_Associated_With_Pid');
    expect(await to(withAll)).toBe('200');
    const verification_code = await extras.lastCode(withAll);
    expect(
      outcomeOf(await extras.activate(swapped, ['20102'], { verification_code, verification_msisdn: withAll })),
    ).toBe('202');
  });

  it('is not required if the number needs none', async () => {
    expect(
      outcomeOf(await extras.call('POST', '/extras/activate-as-paid', { body: { msisdn: full, code: '20102' } })),
    ).toBe('202');
  });
});

it('a code requested twice with one key is sent once', async () => {
  const asked = {
    body: { msisdn: withAll, extra_codes: ['20102'] },
    headers: { 'idempotency-key': 'one-press-0002' },
  };
  const send = () => extras.call('POST', '/extras/send-verification-code', asked);
  const answers = [await send(), await send()];
  expect(answers.map(outcomeOf)).toEqual(['200', '200']);
  expect(answers[1]!.body).toEqual(answers[0]!.body);
});
