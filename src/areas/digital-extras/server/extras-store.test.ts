import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { priceOf } from '#platform/money.ts';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, full, swapped, prepaidTv, donating } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

it('a prepaid TV is not eligible for extras [ER-008]', async () => {
  const georgi = await openExtras('georgi');
  const refused = '400 EC_Prepaid_Tv_Is_Not_Eligible';
  expect(outcomeOf(await georgi.call('GET', `/extras/eligibility/${prepaidTv}`))).toBe(refused);
  expect(outcomeOf(await georgi.activate(prepaidTv, ['20101']))).toBe(refused);
  await georgi.close();
});

describe('the eligibility of a number', () => {
  it('tells whether fees are billed or taken from the balance', async () => {
    const georgi = await openExtras('georgi');
    expect(await georgi.eligibility('359888100201')).toMatchObject({ is_prepaid: true });
    await georgi.close();
    expect(await extras.eligibility(withAll)).toMatchObject({ is_prepaid: false });
  });

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

  it('contains all fields of an extra [EX-083, EX-084, EX-085, EX-086, EX-090, EX-091, EX-095, EX-096, EX-097, EX-181]', async () => {
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

  it('has every price in both currencies [EX-092, EX-093, EX-094]', async () => {
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

  it('has the discounted price of its tariff, or else the regular price [EX-094]', async () => {
    const { rows } = await extras.portal.platform.pool.query<{ code: string; cents: number; is_promo: boolean }>(
      `select code, coalesce(promo_price_cents, regular_price_cents) as cents, promo_price_cents is not null as is_promo
        from tariff_extra join extra using (code) join service using (tariff_id) where service_id = $1`,
      [withAll],
    );
    expect(new Set(rows.map(({ is_promo }) => is_promo)).size).toBe(2);
    for (const { code, cents } of rows) {
      expect([code, (await extras.extra(withAll, code)).discounted_price_currency]).toEqual([code, priceOf(cents)]);
    }
  });

  it('takes one statement besides that of the session', async () => {
    const { pool, reads } = extras.portal.platform;
    await extras.eligibility(withAll);
    const read = vi.spyOn(reads, 'read');
    const acquired = vi.fn<() => void>();
    pool.on('acquire', acquired);
    await extras.eligibility(withAll);
    expect(read.mock.calls.map(([{ name }]) => name)).toEqual(['find-session', 'extras-of-number']);
    expect(acquired).not.toHaveBeenCalled();
  });

  it('has three verification types in the demo', async () => {
    const types = [];
    for (const msisdn of [full, withAll, swapped]) types.push((await extras.eligibility(msisdn)).verification_type);
    expect(types).toEqual(['None', 'SendToMsisdn', 'RequestVerificationMsisdn']);
    expect(outcomeOf(await extras.call('GET', `/extras/eligibility/${donating}`))).toBe('403 EC_User_Not_Authoried');
  });
});
