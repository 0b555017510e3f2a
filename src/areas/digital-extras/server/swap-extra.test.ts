import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { auditOf } from '#testing/audit-of.ts';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, full, swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

describe('eligibility', () => {
  it('for a swap and for donations refuses a prepaid TV like every other call', async () => {
    // The number belongs to another demo customer.
    const owner = await openExtras('georgi');
    const query = { code: '20101', useFreeSlot: 'false' };
    for (const path of ['/extras/swap-eligibility', '/donation/eligibility']) {
      const { useFreeSlot, code } = query;
      const asked = { query: path.startsWith('/donation') ? { useFreeSlot } : { code } };
      const answer = await owner.call('GET', `${path}/${numbers.prepaidTv}`, asked);
      expect(outcomeOf(answer)).toMatch(/EC_Prepaid_Tv_Is_Not_Eligible$/);
    }
    await owner.close();
  });

  it('for a swap is false while the extra is ending', async () => {
    const ask = async () =>
      (await extras.call('GET', `/extras/swap-eligibility/${numbers.withAll}`, { query: { code: '20101' } })).body;
    expect(await ask()).toMatchObject({ is_eligible: true });
    await extras.end(numbers.withAll, { type: 'addon', code: '20101' });
    expect(await ask()).toMatchObject({ is_eligible: false });
  });
});

describe('eligibility without another extra for the position', () => {
  it('is false', async () => {
    await extras.portal.platform.pool.query(`update extra set substitution_extra_group = 'Alone' where code = '20101'`);
    const { body } = await extras.call('GET', `/extras/swap-eligibility/${withAll}`, { query: { code: '20101' } });
    expect(body).toMatchObject({ is_eligible: false, next_swap_date: null, eligible_extras: [] });
  });
});

describe('swapping', () => {
  const swap = (msisdn: string, code: string, substitutionExtraCode: string, more = {}) =>
    extras.end(msisdn, { type: 'addon', code, substitutionExtraCode, ...more });

  it('is refused for 30 days after a free position is taken [EX-145, EX-240]', async () => {
    const { today } = await extras.eligibility(withAll);
    expect(outcomeOf(await extras.activate(withAll, ['20103']))).toBe('202');
    await extras.pass(5);
    await extras.pass(86_400);
    const asked = await swap(withAll, '20103', '20109');
    expect(outcomeOf(asked)).toBe('400 EC_Try_Later');
    expect(asked.body).toMatchObject({ Properties: { NextSwapDate: addDays(today, 30) } });
    const eligible = await extras.call('GET', `/extras/swap-eligibility/${withAll}`, { query: { code: '20103' } });
    expect(eligible.body).toMatchObject({ is_eligible: false, next_swap_date: addDays(today, 30) });
    // The other positions have their own intervals.
    expect(outcomeOf(await swap(withAll, '20101', '20109'))).toBe('202');
    await extras.pass(5);
    await extras.pass(30 * 86_400);
    expect(outcomeOf(await swap(withAll, '20103', '20105'))).toBe('202');
  });

  it('puts another extra on the same position, once in 30 days [EX-012, EX-105, EX-145, EX-189, EX-233]', async () => {
    expect(outcomeOf(await swap(full, '20103', '20109'))).toBe('202');
    await extras.pass(5);
    expect((await extras.extra(full, '20103')).status).toBe('Inactive');
    expect(await extras.extra(full, '20109')).toMatchObject({ status: 'Active', is_on_slot: true });
    const { today, swappable_slots } = await extras.eligibility(full);
    expect(swappable_slots).toEqual({ free_slots: 3, next_swap_date: addDays(today, 30) });
    const again = await swap(full, '20105', '20103');
    expect(outcomeOf(again)).toBe('400 EC_Try_Later');
    await extras.pass(30 * 86_400);
    expect(outcomeOf(await swap(full, '20105', '20103'))).toBe('202');
    expect(await auditOf(extras.portal, 'extra.swap')).toMatchObject([{ subject: full }, { subject: full }]);
  });

  it.each([
    ['an extra that does not exist', '20103', '99999'],
    ['an extra of another tariff', '20103', '20130'],
    ['itself', '20103', '20103'],
    ['another, if it does not exist', '99999', '20109'],
    ['home assistance, which has its own call', '20103', '20051'],
    ['a donation, which has its own call', '20103', '20040'],
  ])('is refused with %s, and nothing changes', async (_what, code, substitution) => {
    const before = await extras.eligibility(full);
    expect(outcomeOf(await swap(full, code, substitution))).toBe('400 EC_Extra_Not_Supported_In_Tariff_Plan');
    expect(await extras.eligibility(full)).toEqual(before);
  });

  it('is refused to an active extra, and from one without a position', async () => {
    expect(outcomeOf(await swap(full, '20103', '20105'))).toBe('409 EC_Already_Active');
    await extras.portal.platform.pool.query(
      `update service_extra set slot = null where service_id = $1 and code = '20103'`,
      [full],
    );
    expect(outcomeOf(await swap(full, '20103', '20109'))).toBe('400 EC_Extra_Not_Supported_In_Tariff_Plan');
  });

  it('shows the available extras and the next date [EX-195, EX-196]', async () => {
    const ask = (msisdn: string, code: string) =>
      extras.call('GET', `/extras/swap-eligibility/${msisdn}`, { query: { code } });
    const { body } = await ask(full, '20103');
    expect(body).toMatchObject({ is_eligible: true, next_swap_date: null, verification_type: 'None' });
    const offered = (body as { eligible_extras: { code: string; status: string }[] }).eligible_extras;
    expect(offered.map(({ code }) => code)).toContain('20109');
    expect(offered.every(({ status }) => status === 'Inactive')).toBe(true);
    expect(outcomeOf(await ask(swapped, '20103'))).toBe('409 EC_Already_Inactive');
  });

  it('that fails in the network is rolled back', async () => {
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

  it('home assistance keeps it as a paid extra on request [EX-191]', async () => {
    expect(outcomeOf(await swap(withAll, '20051', '20109', { keepSubscriptionPaid: 'true' }))).toBe('202');
    await extras.pass(5);
    expect(await extras.extra(withAll, '20051')).toMatchObject({
      status: 'Active',
      is_on_slot: false,
      current_period_state: 'Paid',
    });
    expect(await extras.extra(withAll, '20109')).toMatchObject({ status: 'Active', is_on_slot: true });
  });

  it('to an extra with a code requires the code [EX-136, EX-190]', async () => {
    expect(outcomeOf(await swap(withAll, '20101', '20102'))).toBe('400 EC_Missing_Verificaiton_Code');
    const body = { msisdn: withAll, extra_codes: ['20102'] };
    await extras.call('POST', '/extras/send-verification-code', { body });
    const verificationCode = await extras.lastCode(withAll);
    expect(outcomeOf(await swap(withAll, '20101', '20102', { verificationCode }))).toBe('202');
  });

  it('twice at once succeeds once', async () => {
    const answers = await Promise.all([swap(full, '20103', '20109'), swap(full, '20105', '20101')]);
    expect(answers.map(outcomeOf).toSorted()).toEqual(['202', '409 EC_Msisdn_Already_Has_Processing_Request']);
    expect(
      await extras.portal.platform.db
        .selectFrom('extra_swap')
        .select('to_code')
        .where('service_id', '=', full)
        .execute(),
    ).toHaveLength(1);
  });
});
