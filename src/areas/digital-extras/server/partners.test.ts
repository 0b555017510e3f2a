import { jwtDecrypt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, said, type ExtrasPortal } from '#testing/extras.ts';

const { withAll, full, swapped, tv, donating } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const post = (path: string, body: object) => extras.call('POST', path, { body });

describe('a streaming plan', () => {
  it('moves up and down within what is available [EX-166, EX-167, EX-200, EX-201]', async () => {
    const upgrade = (code_to_upgrade_with: string) =>
      post('/extras/family/upgrade', { msisdn: withAll, code: '20029', code_to_upgrade_with });
    expect(said(await upgrade('20028'))).toBe('400 EC_Extra_Not_Supported_In_Tariff_Plan');
    expect(said(await upgrade('20030'))).toBe('202');
    await extras.pass(5);
    expect((await extras.extra(withAll, '20030')).status).toBe('Active');
    expect((await extras.extra(withAll, '20029')).status).toBe('Inactive');
    const down = { msisdn: withAll, code: '20030', code_to_downgrade_with: '20028' };
    expect(said(await post('/extras/family/downgrade', down))).toBe('202');
    await extras.pass(5);
    expect((await extras.extra(withAll, '20028')).status).toBe('Active');
  });

  it('names the plans above and below it [EX-202, EX-203]', async () => {
    const ask = (code: string) => extras.call('GET', `/extras/family/eligibility/${withAll}`, { query: { code } });
    const { available_upgrades, available_downgrades } = (await ask('20029')).body as Record<string, object[]>;
    expect(available_upgrades).toMatchObject([{ code: '20030', name: 'Кинобокс Премиум' }]);
    expect(available_downgrades).toMatchObject([{ code: '20028', name: 'Кинобокс Базов' }]);
    expect(said(await ask('20028'))).toBe('409 EC_Already_Inactive');
  });

  it('has an account at the partner, and says when the partner is down [EX-207, EX-208, EX-209, EX-210, EX-211, EX-212]', async () => {
    const status = (code: string) => extras.call('GET', `/streaming/status/${withAll}`, { query: { code } });
    expect((await status('20029')).body).toEqual({ status: 'Registered', link: null });
    expect((await status('20027')).body).toMatchObject({ status: 'NotRegistered' });
    expect(said(await status('20031'))).toBe('503 EC_Partner_Unavailable');
    expect(said(await status('20030'))).toBe('409 EC_Already_Inactive');
    const recovery = await extras.call('GET', `/streaming/account-recovery/${withAll}`, { query: { code: '20029' } });
    expect((recovery.body as { link: string }).link).toMatch(/^https:/);
  });
});

describe('partner content', () => {
  const verify = async (source: string, code: string) =>
    said(await extras.call('PATCH', '/msisdn/verification', { query: { source, code } }));
  const resend = async (source: string) =>
    said(await extras.call('POST', '/msisdn/resend/verification', { query: { source, msisdn: withAll } }));
  const status = async (code: string) =>
    (await extras.call('GET', '/partner-content/status', { query: { code, msisdn: withAll } })).body;

  it.each([
    ['capital', '20061'],
    ['dnevnik', '20062'],
  ])(
    'of %s waits for its code and is active after it [EX-213, EX-214, EX-215, EX-234, EX-235, EX-236, EX-237]',
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
      // The code typed in a second tab.
      expect(await verify(source, code)).toBe('409 EC_Already_Active');
    },
  );

  it('that is activated sends its code by itself, and again when asked [EX-199]', async () => {
    await extras.activate(full, ['20061']);
    await extras.pass(5);
    expect((await extras.extra(full, '20061')).status).toBe('PendingActivation');
    const first = await extras.lastCode(full);
    await extras.pass(30);
    expect(said(await post('/extras/resend-activation', { msisdn: full, code: '20061' }))).toBe('202');
    expect(await verify('capital', first)).toBe('204');
    expect((await extras.extra(full, '20061')).status).toBe('Active');
  });
});

describe('insurance', () => {
  const details = (serviceId: string) =>
    extras.call('GET', '/insurance/details', { query: { serviceId, extraCode: '20055' } });

  it('shows its policy, and says when it is on its way out [EX-104, EX-206, ER-043]', async () => {
    expect((await details(withAll)).body).toMatchObject({
      insured_name: 'Мария Иванова',
      status: 'Active',
      price_currency: [{ currency: 'EUR', value: 3.49 }, {}],
    });
    expect(said(await details(full))).toBe('409 EC_Deactivation_In_Process');
    expect(said(await details(swapped))).toBe('409 EC_Already_Inactive');
    await extras.end(withAll, { type: 'addon', code: '20055' });
    expect(said(await details(withAll))).toBe('409 EC_Deactivation_In_Process');
  });

  it('gets a policy when it is activated', async () => {
    await extras.activate(swapped, ['20055']);
    await extras.pass(5);
    expect(said(await details(swapped))).toBe('200');
  });
});

it('the way into the protection is sealed, for ten minutes and for it alone [EX-204, EX-205]', async () => {
  const { body } = await extras.call('GET', `/net-protect/token/${withAll}`);
  const { token, link } = body as { token: string; link: string };
  expect(link).toContain(encodeURIComponent(token));
  const { payload } = await jwtDecrypt(token, extras.portal.platform.keys.protection, { audience: 'net-protect' });
  expect(payload['msisdn']).toBe(withAll);
  expect(payload.exp! - payload.iat!).toBe(600);
  expect(said(await extras.call('GET', `/net-protect/token/${full}`))).toBe('409 EC_Already_Inactive');
});

it('the code of E-Prosveta is given with the extra and shown again [EX-222, EX-223]', async () => {
  const check = async (msisdn: string) =>
    (await extras.call('GET', `/enlightenment/code/swappable/${msisdn}/check`)).body;
  expect(await check(swapped)).toEqual({ has_code: false, code: null });
  expect(await check(withAll)).toEqual({ has_code: true, code: 'EP-100101' });
  await extras.activate(swapped, ['20069']);
  await extras.pass(5);
  expect(await check(swapped)).toEqual({ has_code: true, code: expect.stringMatching(/^EP-\d+$/) as string });
});

describe('home assistance', () => {
  const asked = { contact_number: '0888100103', zip_code: '1000', city: 'София', address: 'ул. Шипка 12' };
  const policyOf = (msisdn: string) => extras.call('GET', '/home-assistance/policy', { query: { msisdn } });

  it('is asked for at an address, pending until the insurer confirms, then active [EX-220, EX-224, EX-225]', async () => {
    const body = { ...asked, msisdn: swapped, extra_code: '20051' };
    expect(said(await post('/home-assistance/activate', body))).toBe('202');
    await extras.pass(5);
    expect(await extras.extra(swapped, '20051')).toMatchObject({
      status: 'PendingActivation',
      contact_number: '359888100103',
    });
    expect((await policyOf(swapped)).body).toMatchObject({ status: 'Pending', city: 'София', zip_code: '1000' });
    await extras.pass(240);
    expect((await extras.extra(swapped, '20051')).status).toBe('Active');
    expect((await policyOf(swapped)).body).toMatchObject({ status: 'Active' });
  });

  it('takes the position of another extra [EX-135, EX-220]', async () => {
    const body = { ...asked, msisdn: withAll, extra_code: '20052', substitution_extra_code: '20101' };
    expect(said(await post('/home-assistance/activate', body))).toBe('202');
    expect(await extras.extra(withAll, '20052')).toMatchObject({ status: 'InProgress', is_on_slot: true });
    expect((await extras.extra(withAll, '20101')).status).toBe('Inactive');
  });

  it('that was to be free is not taken for a fee when the positions are full meanwhile', async () => {
    const body = { ...asked, msisdn: full, extra_code: '20051', use_free_slot: true };
    expect(said(await post('/home-assistance/activate', body))).toBe('400 EC_Try_Later');
    expect(said(await post('/home-assistance/activate', { ...body, use_free_slot: false }))).toBe('202');
    expect(await extras.extra(full, '20051')).toMatchObject({ slot: null, current_period_state: 'Paid' });
  });

  it('takes the position of another home assistance, which stays as a paid one when asked to', async () => {
    const swap = { extra_code: '20052', substitution_extra_code: '20051', keep_subscription_paid: true };
    expect(said(await post('/home-assistance/activate', { ...asked, ...swap, msisdn: withAll }))).toBe('202');
    expect(await extras.extra(withAll, '20052')).toMatchObject({ status: 'InProgress', slot: 2 });
    expect(await extras.extra(withAll, '20051')).toMatchObject({ status: 'Active', slot: null });
    expect((await extras.extra(withAll, '20051')).current_period_state).toBe('Paid');
  });

  it('that is pending is written about again when asked for, three times in ten minutes [EX-199]', async () => {
    const again = async () => said(await post('/extras/resend-activation', { msisdn: full, code: '20052' }));
    const answers = [await again(), await again(), await again(), await again()];
    expect(answers).toEqual(['202', '202', '202', '429 EC_Reach_Max_Attempts']);
    const inbox = await extras.who.call('GET', '/dev/inbox', { query: { to: full } });
    expect(inbox.body).toHaveLength(3);
    await extras.pass(600);
    expect(await again()).toBe('202');
  });

  it('that is pending can be stopped, and no other [EX-171, EX-238]', async () => {
    const stop = async (msisdn: string, code: string) =>
      said(await post('/home-assistance/stop-activation', { msisdn, code }));
    expect(await stop(full, '20052')).toBe('204');
    expect((await extras.extra(full, '20052')).status).toBe('Inactive');
    expect(await stop(full, '20052')).toBe('409 EC_Already_Inactive');
    expect(await stop(withAll, '20051')).toBe('409 EC_Already_Active');
  });

  it('calls another number when asked to [EX-106, EX-221]', async () => {
    const change = (new_contact_number: string) =>
      post('/home-assistance/update-contact-number', { msisdn: withAll, extra_code: '20051', new_contact_number });
    expect(said(await change('0888100102'))).toBe('204');
    expect((await extras.extra(withAll, '20051')).contact_number).toBe('359888100102');
    expect((await policyOf(withAll)).body).toMatchObject({ contact_number: '359888100102' });
    expect(said(await change('+359888100102'))).toBe('400 EC_Invalid_Request');
  });

  it('has a document once it is confirmed [EX-226, EX-227]', async () => {
    const document = (policyNumber: string) =>
      extras.call('GET', '/home-assistance/policy/get-document-id', { query: { policyNumber } });
    expect((await document('HA-100101')).body).toEqual({ document_id: 'DOC-HA-100101' });
    expect(said(await document('HA-100102'))).toBe('404 EC_ESign_Document_Id_Missing');
  });
});

describe('a donation', () => {
  const asked = { code: '20042', group_type: 'DonationNature', amount: 2, use_free_slot: false };
  const give = async (on: ExtrasPortal, msisdn: string, more: object = {}) =>
    said(await on.call('POST', '/donation/activate', { body: { ...asked, msisdn, ...more } }));
  const causes = async (on: ExtrasPortal, msisdn: string) =>
    (
      (await on.call('GET', `/donation/eligibility/${msisdn}`, { query: { useFreeSlot: 'false' } })).body as {
        eligible_extras: {
          group_type: string;
          is_active: boolean;
          current_price_currency: { value: number }[];
          regular_price_currency: { value: number }[];
        }[];
      }
    ).eligible_extras;

  it('is given to one of three causes [EX-099, EX-101, EX-216, EX-217, EX-219]', async () => {
    for (const { current_price_currency, regular_price_currency } of await causes(extras, withAll)) {
      expect(current_price_currency[0]!.value).toBeGreaterThan(0);
      expect(regular_price_currency[0]!.value).toBeGreaterThan(0);
    }
    expect((await causes(extras, withAll)).map((each) => [each.group_type, each.is_active])).toEqual([
      ['DonationChildren', false],
      ['DonationNature', false],
      ['DonationAnimals', false],
    ]);
    expect(await give(extras, withAll, { amount: 11 })).toBe('400 EC_Limit_Exceeded');
    expect(await give(extras, withAll)).toBe('400 EC_Missing_Verificaiton_Code');
    await extras.call('POST', '/extras/send-verification-code', {
      body: { msisdn: withAll, extra_codes: ['20040'], as_paid: true },
    });
    expect(await give(extras, withAll, { verification_code: '000000' })).toBe('400 EC_Wrong_Verification_Code');
    expect(await give(extras, withAll, { verification_code: await extras.lastCode(withAll) })).toBe('202');
    await extras.pass(5);
    const active = (await causes(extras, withAll)).filter((each) => each.is_active);
    expect(active).toMatchObject([{ group_type: 'DonationNature', current_price_currency: [{ value: 2 }, {}] }]);
  });

  it('takes a position, or the position of another extra', async () => {
    expect(await give(extras, full, { use_free_slot: true })).toBe('400 EC_Try_Later');
    expect(await give(extras, full, { use_free_slot: true, substitution_extra_code: '20103' })).toBe('202');
    expect(await extras.extra(full, '20040')).toMatchObject({ is_on_slot: true, status: 'InProgress' });
  });

  it('that runs changes its cause and its sum at once; a cancel of its end brings it back [EX-098, EX-100, EX-147, EX-154]', async () => {
    const elena = await openExtras('elena');
    const same = { group_type: 'DonationNature', amount: 5 };
    expect(await give(elena, donating, same)).toBe('409 EC_Already_Active');
    await elena.end(donating, { type: 'addon', code: '20040' });
    expect(await give(elena, donating, { group_type: 'DonationAnimals', amount: 7 })).toBe('204');
    const body = { msisdn: donating, code: '20040' };
    expect(said(await elena.call('POST', '/extras/cancel-deactivation', { body }))).toBe('204');
    const active = (await causes(elena, donating)).filter((each) => each.is_active);
    expect(active).toMatchObject([{ group_type: 'DonationAnimals', current_price_currency: [{ value: 7 }, {}] }]);
    await elena.close();
  });

  it('is not offered to a TV', async () => {
    expect(await causes(extras, tv)).toEqual([]);
    expect(await give(extras, tv)).toBe('400 EC_Extra_Not_Supported_In_Tariff_Plan');
  });
});
