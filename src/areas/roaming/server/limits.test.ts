import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { said } from '#testing/extras.ts';
import { activate, deactivate, openRoaming, travelling, type RoamingPortal } from '#testing/roaming.ts';
import type { CreditLimit, DrtDetails } from '../contract-limits.ts';

let radost: RoamingPortal;

beforeEach(async () => {
  radost = await openRoaming('radost');
});
afterEach(() => radost.close());

const number = travelling.withPackage;
const drt = async (msisdn: string = number) =>
  ((await radost.who.call('GET', `/drt/${msisdn}`)).body as { drt_limit_details: DrtDetails }).drt_limit_details;
const credit = async () =>
  (await radost.who.call('GET', `/gateway/selfcare/credit-limit/${number}`)).body as CreditLimit;
const choose = (body: object, msisdn: string = number) => radost.who.call('PUT', `/drt/${msisdn}`, { body });
const both = (limit: string, euro: number) => ({
  drt_limit_id: limit,
  new_credit_limit: euro,
  new_credit_limit_currency: [{ currency: 'EUR', value: euro }],
});

describe('the limit of data roaming', () => {
  it('is told with what is used and what else may be chosen [RO-026, RO-039]', async () => {
    const details = await drt();
    expect(details).toMatchObject({ current_drt_limit_type: 'Personal', limit_id: 'drt-100' });
    expect(details.used_currency[0]).toEqual({ currency: 'EUR', value: 21.4 });
    expect(details.drt_limits_list.map(({ limit_id }) => limit_id)).toEqual([
      'drt-30',
      'drt-60',
      'drt-100',
      'drt-150',
      'drt-300',
    ]);
    expect(details.valid_drt_limits_list.map(({ limit_id }) => limit_id)).toEqual(['drt-30', 'drt-60', 'drt-100']);
    expect(details.valid_drt_limits_list[0]?.value_currency).toEqual([
      { currency: 'EUR', value: 30 },
      { currency: 'BGN', value: 58.67 },
    ]);
    expect(await drt(travelling.off)).toMatchObject({ current_drt_limit_type: 'Default', limit_id: 'drt-60' });
  });

  it('is chosen among the valid ones, and told by SMS [RO-002, RO-027, RO-031, RO-040, RO-046]', async () => {
    expect(said(await choose({ drt_limit_id: 'drt-60' }))).toBe('204');
    expect(await drt()).toMatchObject({ current_drt_limit_type: 'Personal', limit_id: 'drt-60' });
    expect(await radost.lastMessage(number)).toBe('Лимитът ти за данни в роуминг е 60,00\u00a0EUR.');
    expect((await credit()).credit_limit).toBe(100);
  });

  it.each([
    ['over the credit limit', { drt_limit_id: 'drt-300' }, '400 EC_Invalid_Limit'],
    ['nobody offers', { drt_limit_id: 'drt-1' }, '400 EC_Invalid_Limit'],
    ['with a credit limit nobody offers', both('drt-60', 150), '400 EC_Invalid_Limit'],
    ['with a credit limit below what is owed', both('drt-30', 30), '400 EC_Invalid_Limit'],
    ['with a credit limit that is less', both('drt-100', 50), '400 EC_Invalid_Limit'],
    ['with two sums that differ', { ...both('drt-60', 200), new_credit_limit: 300 }, '400 EC_Invalid_Limit'],
    ['with half a cent', both('drt-60', 200.005), '400 EC_Invalid_Limit'],
    ['with one sum', { drt_limit_id: 'drt-60', new_credit_limit: 200 }, '400 EC_Invalid_Request'],
    ['without a limit', { new_credit_limit: 200 }, '400 EC_Invalid_Request'],
  ])('one %s is refused, and both stay as they were [RO-040]', async (_, body, refused) => {
    const before = [await drt(), await credit()];
    expect(said(await choose(body))).toBe(refused);
    expect([await drt(), await credit()]).toEqual(before);
  });
});

describe('the credit limit', () => {
  it('is told with what is used and what else may be chosen [RO-028, RO-041]', async () => {
    expect(await credit()).toEqual({
      credit_limit: 100,
      credit_limit_currency: [
        { currency: 'EUR', value: 100 },
        { currency: 'BGN', value: 195.58 },
      ],
      available_credit_limits: [50, 100, 200, 300, 500],
      available_credit_limits_currency: expect.arrayContaining([
        [
          { currency: 'EUR', value: 500 },
          { currency: 'BGN', value: 977.92 },
        ],
      ]) as unknown,
      used_currency: [
        { currency: 'EUR', value: 38.9 },
        { currency: 'BGN', value: 76.08 },
      ],
    });
  });

  it('is chosen together with a limit of data that it makes valid [RO-003, RO-027, RO-032, RO-040]', async () => {
    expect(said(await choose(both('drt-300', 500)))).toBe('204');
    expect([(await drt()).limit_id, (await credit()).credit_limit]).toEqual(['drt-300', 500]);
    expect(await radost.lastMessage(number)).toBe(
      'Лимитът ти за данни в роуминг е 300,00\u00a0EUR, кредитният ти лимит е 500,00\u00a0EUR.',
    );
  });

  it('is the one that donations take from', async () => {
    await choose(both('drt-30', 50));
    const gift = { amount: 20, msisdn: number, campaign_id: 'donation-1', accepted_terms_and_conditions: true };
    expect(said(await radost.who.call('POST', '/messaging/donation', { body: gift }))).toContain(
      'EC_Credit_Limit_Exceeded',
    );
  });

  const used = async () => Math.round((await credit()).used_currency[0]!.value * 100);

  it('is what a package takes its price from, at once; what is paid by the month takes nothing', async () => {
    const before = await used();
    expect(said(await radost.modify(number, [activate('63540')]))).toBe('204');
    expect(await used()).toBe(before + 690);
    await radost.pass(10);
    expect(await used()).toBe(before + 690);
    expect(said(await radost.modify(number, [deactivate('63540'), activate('63601')]))).toBe('204');
    await radost.pass(10);
    expect(await used()).toBe(before + 690);
  });

  it('has back what was taken for a package that the network could not make', async () => {
    await radost.portal.platform.pool.query(
      `insert into partner_fault (partner, subject, fault) values ('provisioning', '63540', 'fails')`,
    );
    const before = await used();
    await radost.modify(number, [activate('63540')]);
    await radost.pass(10);
    expect(await used()).toBe(before);
  });

  it('refuses a package whose price does not fit, and nothing is asked of the network', async () => {
    await choose(both('drt-30', 50));
    expect(said(await radost.modify(number, [activate('63530')]))).toBe('400 EC_Credit_Limit_Exceeded');
    expect(await radost.plan(number, '63530')).toMatchObject({ pending: null, is_active: false });
    expect(said(await radost.modify(number, [activate('63540')]))).toBe('204');
  });

  it('packages and donations at once are all accounted for, and never more than allowed', async () => {
    const before = await used();
    const gift = { amount: 10, msisdn: number, campaign_id: 'donation-1', accepted_terms_and_conditions: true };
    const asked = await Promise.all([
      ...Array.from({ length: 12 }, async () => ({
        cents: 1000,
        said: said(await radost.who.call('POST', '/messaging/donation', { body: gift })),
      })),
      ...['63530', '63540', '63541', '63531'].map(async (id) => ({
        cents: { 63530: 1290, 63540: 690, 63541: 1990, 63531: 2490 }[id]!,
        said: said(await radost.modify(number, [activate(id)])),
      })),
    ]);
    const taken = asked.filter((each) => each.said === '204').reduce((sum, { cents }) => sum + cents, 0);
    expect(taken).toBeGreaterThan(0);
    expect(await used()).toBe(before + taken);
    expect(await used()).toBeLessThanOrEqual((await credit()).credit_limit * 100);
  });

  it('that was near its end waits no longer once it is far from it', async () => {
    const elena = await radost.portal.browser().signIn('elena');
    const near = async () =>
      (
        (await elena.call('GET', '/home/overview')).body as { attention: { kind: string; properties: object }[] }
      ).attention
        .filter(({ kind }) => kind === 'limit-near')
        .map(({ properties }) => properties);
    expect(await near()).toEqual([{ used_percent: 86, limit_cents: 5000 }]);
    expect(said(await elena.call('PUT', '/drt/359888100301', { body: both('drt-30', 50) }))).toBe('204');
    expect(await near()).toEqual([{ used_percent: 86, limit_cents: 5000 }]);
    await elena.call('PUT', '/drt/359888100301', { body: both('drt-60', 100) });
    expect(await near()).toEqual([]);
  });

  it('a choice and donations at once never leave more used than allowed', async () => {
    const body = { amount: 10, msisdn: number, campaign_id: 'donation-1', accepted_terms_and_conditions: true };
    await Promise.all([
      ...Array.from({ length: 12 }, () => radost.who.call('POST', '/messaging/donation', { body })),
      ...Array.from({ length: 12 }, (_, turn) => choose(both('drt-30', turn % 2 === 0 ? 50 : 100))),
    ]);
    const { credit_limit, used_currency } = await credit();
    expect(used_currency[0]!.value).toBeLessThanOrEqual(credit_limit);
  });
});

describe('limits are not for', () => {
  it('prepaid numbers', async () => {
    const stanka = await radost.portal.browser().signIn('stanka');
    const calls = [
      stanka.call('GET', `/drt/${travelling.prepaid}`),
      stanka.call('GET', `/gateway/selfcare/credit-limit/${travelling.prepaid}`),
      stanka.call('PUT', `/drt/${travelling.prepaid}`, { body: { drt_limit_id: 'drt-60' } }),
    ];
    expect((await Promise.all(calls)).map(said)).toEqual(Array(3).fill('400 EC_Phone_Is_Not_Eligible'));
  });

  it('people who only use a number', async () => {
    const yavor = await radost.portal.browser().signIn('yavor');
    const calls = [
      yavor.call('GET', `/drt/${travelling.used}`),
      yavor.call('GET', `/gateway/selfcare/credit-limit/${travelling.used}`),
      yavor.call('PUT', `/drt/${travelling.used}`, { body: { drt_limit_id: 'drt-60' } }),
    ];
    expect((await Promise.all(calls)).map(said)).toEqual(Array(3).fill('403 EC_Unavailable_For_Business'));
  });
});
