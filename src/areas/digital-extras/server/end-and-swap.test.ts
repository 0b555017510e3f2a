import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { numbers, openExtras, said, type ExtrasPortal } from '#testing/extras.ts';
import { lastDayOfMonth } from '../billing-days.ts';

const { withAll, full, swapped, tv, prepaidTv, donating } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const cancel = async (msisdn: string, code: string) =>
  said(await extras.call('POST', '/extras/cancel-deactivation', { body: { msisdn, code } }));

describe('ending', () => {
  it('an extra on a mobile number keeps it until the month is over, then it is gone [EX-003, EX-108, EX-096, EX-187]', async () => {
    expect(said(await extras.end(withAll, { type: 'addon', code: '20060' }))).toBe('204');
    const { today } = await extras.eligibility(withAll);
    expect(await extras.extra(withAll, '20060')).toMatchObject({
      status: 'WaitingForDeactivation',
      deactivation_date: lastDayOfMonth(today),
    });
    await extras.pass(32 * 86_400);
    expect(await extras.extra(withAll, '20060')).toMatchObject({ status: 'Inactive', deactivation_date: null });
  });

  it.each([
    ['intariff', '20114', '204'],
    ['streaming', '20029', '204'],
    ['addon', '20114', '400 EC_Extra_Not_Supported_In_Tariff_Plan'],
    ['intariff', '20110', '400 EC_Deactivation_Forbidden'],
    ['addon', '20108', '400 EC_Deactivation_Forbidden_For_Today'],
    ['addon', '20113', '409 EC_Deactivation_Requested'],
    ['addon', '20109', '409 EC_Already_Inactive'],
    ['addon', '20061', '409 EC_Provisioning_In_Progress'],
  ])('%s %s answers %s [EX-176, EX-186, EX-188]', async (type, code, answer) => {
    expect(said(await extras.end(withAll, { type, code }))).toBe(answer);
  });

  it('of what began today is possible the day after [EX-176, EX-239]', async () => {
    await extras.pass(86_400);
    expect(said(await extras.end(withAll, { type: 'addon', code: '20108' }))).toBe('204');
  });

  it('of a package takes with it what stands on it, and cancelling brings both back [EX-109, SH-029]', async () => {
    await extras.end(withAll, { type: 'addon', code: '20120' });
    expect((await extras.extra(withAll, '20121')).status).toBe('WaitingForDeactivation');
    expect(await cancel(withAll, '20121')).toBe('400 EC_Cancel_Deactivation_Forbidden_For_Child');
    expect(await cancel(withAll, '20120')).toBe('204');
    for (const code of ['20120', '20121']) {
      expect(await extras.extra(withAll, code)).toMatchObject({ status: 'Active', deactivation_date: null });
    }
  });

  it('that was cancelled does not happen [EX-109, EX-192]', async () => {
    expect(await cancel(withAll, '20113')).toBe('204');
    await extras.pass(32 * 86_400);
    expect((await extras.extra(withAll, '20113')).status).toBe('Active');
  });

  it.each([
    [withAll, '20118', '400 EC_Cancel_Deactivation_Forbidden'],
    [tv, '20131', '400 EC_Cancel_Deactivation_Forbidden_For_Child'],
    [withAll, '20101', '409 EC_Already_Active'],
    [withAll, '20109', '409 EC_Already_Inactive'],
  ])('cancelled on %s for %s answers %s', async (msisdn, code, answer) => {
    expect(await cancel(msisdn, code)).toBe(answer);
  });

  it('an extra on a TV service works the same [EX-004]', async () => {
    expect(said(await extras.end(tv, { type: 'streaming', code: '20030' }))).toBe('204');
    expect((await extras.extra(tv, '20030')).status).toBe('WaitingForDeactivation');
  });
});

describe('swapping', () => {
  const swap = (msisdn: string, code: string, substitutionExtraCode: string, more = {}) =>
    extras.end(msisdn, { type: 'addon', code, substitutionExtraCode, ...more });

  it('is not possible in the 30 days after a free position was taken [EX-145, EX-240]', async () => {
    const { today } = await extras.eligibility(withAll);
    expect(said(await extras.activate(withAll, ['20103']))).toBe('202');
    await extras.pass(5);
    await extras.pass(86_400);
    const asked = await swap(withAll, '20103', '20109');
    expect(said(asked)).toBe('400 EC_Try_Later');
    expect(asked.body).toMatchObject({ Properties: { NextSwapDate: addDays(today, 30) } });
    const eligible = await extras.call('GET', `/extras/swap-eligibility/${withAll}`, { query: { code: '20103' } });
    expect(eligible.body).toMatchObject({ is_eligible: false, next_swap_date: addDays(today, 30) });
    // The other positions have days of their own.
    expect(said(await swap(withAll, '20101', '20109'))).toBe('202');
    await extras.pass(5);
    await extras.pass(30 * 86_400);
    expect(said(await swap(withAll, '20103', '20105'))).toBe('202');
  });

  it('puts another extra on the same position, and once in 30 days [EX-012, EX-105, EX-145, EX-189, EX-233]', async () => {
    expect(said(await swap(full, '20103', '20109'))).toBe('202');
    await extras.pass(5);
    expect((await extras.extra(full, '20103')).status).toBe('Inactive');
    expect(await extras.extra(full, '20109')).toMatchObject({ status: 'Active', is_on_slot: true });
    const { today, swappable_slots } = await extras.eligibility(full);
    expect(swappable_slots).toEqual({ free_slots: 3, next_swap_date: addDays(today, 30) });
    const again = await swap(full, '20105', '20103');
    expect(said(again)).toBe('400 EC_Try_Later');
    await extras.pass(30 * 86_400);
    expect(said(await swap(full, '20105', '20103'))).toBe('202');
  });

  it('is told what it may be for and when [EX-195, EX-196]', async () => {
    const ask = (msisdn: string, code: string) =>
      extras.call('GET', `/extras/swap-eligibility/${msisdn}`, { query: { code } });
    const { body } = await ask(full, '20103');
    expect(body).toMatchObject({ is_eligible: true, next_swap_date: null, verification_type: 'None' });
    const offered = (body as { eligible_extras: { code: string; status: string }[] }).eligible_extras;
    expect(offered.map(({ code }) => code)).toContain('20109');
    expect(offered.every(({ status }) => status === 'Inactive')).toBe(true);
    expect(said(await ask(swapped, '20103'))).toBe('409 EC_Already_Inactive');
  });

  it('that the network cannot do puts everything back', async () => {
    const { db } = extras.portal.platform;
    await db
      .insertInto('partner_fault')
      .values({ partner: 'provisioning', subject: '20109', fault: 'fails' })
      .execute();
    await swap(full, '20103', '20109');
    await extras.pass(5);
    expect(await extras.extra(full, '20103')).toMatchObject({ status: 'Active', is_on_slot: true });
    expect((await extras.extra(full, '20109')).status).toBe('Inactive');
    expect((await extras.eligibility(full)).swappable_slots.next_swap_date).toBeNull();
  });

  it('of home assistance keeps it as a paid one when asked to [EX-191]', async () => {
    expect(said(await swap(withAll, '20051', '20109', { keepSubscriptionPaid: 'true' }))).toBe('202');
    await extras.pass(5);
    expect(await extras.extra(withAll, '20051')).toMatchObject({
      status: 'Active',
      is_on_slot: false,
      current_period_state: 'Paid',
    });
    expect(await extras.extra(withAll, '20109')).toMatchObject({ status: 'Active', is_on_slot: true });
  });

  it('for an extra with a code asks for it [EX-136, EX-190]', async () => {
    expect(said(await swap(withAll, '20101', '20102'))).toBe('400 EC_Missing_Verificaiton_Code');
    const body = { msisdn: withAll, extra_codes: ['20102'] };
    await extras.call('POST', '/extras/send-verification-code', { body });
    const verificationCode = await extras.lastCode(withAll);
    expect(said(await swap(withAll, '20101', '20102', { verificationCode }))).toBe('202');
  });

  it('two at once makes one', async () => {
    const answers = await Promise.all([swap(full, '20103', '20109'), swap(full, '20105', '20101')]);
    expect(answers.map(said).toSorted()).toEqual(['202', '409 EC_Msisdn_Already_Has_Processing_Request']);
    expect(
      await extras.portal.platform.db
        .selectFrom('extra_swap')
        .select('to_code')
        .where('service_id', '=', full)
        .execute(),
    ).toHaveLength(1);
  });
});

it('a prepaid TV is offered nothing [ER-008]', async () => {
  const georgi = await openExtras('georgi');
  const refused = '400 EC_Prepaid_Tv_Is_Not_Eligible';
  expect(said(await georgi.call('GET', `/extras/eligibility/${prepaidTv}`))).toBe(refused);
  expect(said(await georgi.activate(prepaidTv, ['20101']))).toBe(refused);
  await georgi.close();
});

describe('the eligibility of a number', () => {
  it('holds what is included, what can be added, positions, plans and how a code is asked for [EX-077, EX-079, EX-080, EX-081, EX-161, EX-193, EX-194]', async () => {
    const standing = await extras.eligibility(withAll);
    expect(standing.data.tariff_extras.map(({ code }) => code)).toContain('20110');
    expect(standing).toMatchObject({
      verification_type: 'SendToMsisdn',
      msisdn_type: 'Mobile',
      swappable_slots: { free_slots: 3, next_swap_date: null },
    });
    expect(standing.contract_end_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(standing.streaming_addons.find(({ code }) => code === '20029')).toMatchObject({
      status: 'Active',
      available_upgrades: ['20030'],
      available_downgrades: ['20028'],
    });
    const taken = standing.swappable_addons.filter((each) => each.is_on_slot && each.status !== 'Inactive');
    expect(taken.map(({ code }) => code).toSorted()).toEqual(['20051', '20101']);
  });

  it('says all of an extra [EX-083, EX-084, EX-085, EX-086, EX-090, EX-091, EX-095, EX-096, EX-097, EX-181]', async () => {
    expect(await extras.extra(withAll, '20040')).toMatchObject({
      code: '20040',
      extra_code: '20040',
      adx_code: 'ADX20040',
      name: 'Дарение',
      group_type: 'Donation',
      parent_extra_group: null,
      substitution_extra_group: 'Position',
      price_type: 'Show',
      current_price_end_date: null,
      discounted_price_end_date: null,
      is_on_slot: true,
      is_core_service: false,
      requires_code_verification: true,
      deactivation_date: null,
      available_upgrades: [],
      available_downgrades: [],
    });
    expect(await extras.extra(withAll, '20121')).toMatchObject({ parent_extra_group: 'Traffic' });
    expect(await extras.extra(withAll, '20110')).toMatchObject({ is_core_service: true });
    expect(await extras.extra(withAll, '20115')).toMatchObject({ price_type: 'Hide' });
    expect((await extras.extra(withAll, '20112')).current_price_end_date).toMatch(/^\d{4}-/);
  });

  it('names every price in both currencies [EX-092, EX-093, EX-094]', async () => {
    const { regular_price_currency, prorate_price, ...extra } = await extras.extra(withAll, '20120');
    expect(regular_price_currency).toEqual([
      { currency: 'EUR', value: 4.99 },
      { currency: 'BGN', value: 9.76 },
    ]);
    expect(prorate_price[0]!.value).toBeLessThanOrEqual(4.99);
    for (const name of ['current', 'next', 'second_activation', 'max', 'discounted'] as const) {
      expect(extra[`${name}_price_currency`]).toHaveLength(2);
    }
  });

  it('is one statement besides that of the session', async () => {
    const { pool, reads } = extras.portal.platform;
    await extras.eligibility(withAll);
    const read = vi.spyOn(reads, 'read');
    const acquired = vi.fn<() => void>();
    pool.on('acquire', acquired);
    await extras.eligibility(withAll);
    expect(read.mock.calls.map(([{ name }]) => name)).toEqual(['find-session', 'extras-of-number']);
    expect(acquired).not.toHaveBeenCalled();
  });

  it('knows three ways of asking for a code in the demo', async () => {
    const types = [];
    for (const msisdn of [full, withAll, swapped]) types.push((await extras.eligibility(msisdn)).verification_type);
    expect(types).toEqual(['None', 'SendToMsisdn', 'RequestVerificationMsisdn']);
    expect(said(await extras.call('GET', `/extras/eligibility/${donating}`))).toBe('403 EC_User_Not_Authoried');
  });
});
