import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilStatementIsBlocked } from '#testing/blocked-statement.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openRoaming, travelling, bothLimits, type RoamingPortal } from '#testing/roaming.ts';
import type { DrtDetails } from '../contract-limits.ts';

let radost: RoamingPortal;

const number = travelling.withPackage;
const drt = async (msisdn: string = number) =>
  ((await radost.who.call('GET', `/drt/${msisdn}`)).body as { drt_limit_details: DrtDetails }).drt_limit_details;

describe('the limit of data roaming', () => {
  beforeAll(async () => {
    radost = await openRoaming('radost');
  });
  afterAll(() => radost.close());

  it.each([
    ['over the credit limit', { drt_limit_id: 'drt-300' }, '400 EC_Invalid_Limit'],
    ['that is unknown', { drt_limit_id: 'drt-1' }, '400 EC_Invalid_Limit'],
    ['with an unknown credit limit', bothLimits('drt-60', 150), '400 EC_Invalid_Limit'],
    ['with a credit limit below the debt', bothLimits('drt-30', 30), '400 EC_Invalid_Limit'],
    ['with a lower credit limit', bothLimits('drt-100', 50), '400 EC_Invalid_Limit'],
    ['with two different amounts', { ...bothLimits('drt-60', 200), new_credit_limit: 300 }, '400 EC_Invalid_Limit'],
    [
      'with an amount in another currency',
      { ...bothLimits('drt-60', 200), new_credit_limit_currency: [{ currency: 'BGN', value: 200 }] },
      '400 EC_Invalid_Limit',
    ],
    ['with half a cent', bothLimits('drt-60', 200.005), '400 EC_Invalid_Limit'],
    ['with one amount', { drt_limit_id: 'drt-60', new_credit_limit: 200 }, '400 EC_Invalid_Request'],
    ['without a limit', { new_credit_limit: 200 }, '400 EC_Invalid_Request'],
  ])('%s is refused, and both limits stay unchanged [RO-040]', async (_, body, refused) => {
    const before = [await drt(), await radost.credit(number)];
    expect(outcomeOf(await radost.chooseLimits(number, body))).toBe(refused);
    expect([await drt(), await radost.credit(number)]).toEqual(before);
  });
});

describe('the limit of data roaming', () => {
  beforeEach(async () => {
    radost = await openRoaming('radost');
  });
  afterEach(() => radost.close());

  it('is returned with its usage and the other choices [RO-026, RO-039]', async () => {
    const details = await drt();
    expect(details).toMatchObject({ current_drt_limit_type: 'Personal', limit_id: 'drt-100', has_credit_limit: true });
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

  it('is valid from the usage up to the credit limit, and unbounded without a credit limit', async () => {
    const { pool } = radost.portal.platform;
    const valid = async () => (await drt()).valid_drt_limits_list.map(({ limit_id }) => limit_id);
    await pool.query('update service_drt set used_cents = 4500 where service_id = $1', [number]);
    expect(await valid()).toEqual(['drt-60', 'drt-100']);
    await pool.query('delete from service_credit where service_id = $1', [number]);
    expect(await valid()).toEqual(['drt-60', 'drt-100', 'drt-150', 'drt-300']);
    expect(await drt()).toMatchObject({ has_credit_limit: false });
  });

  it('is chosen from the valid ones, and confirmed by SMS [RO-002, RO-027, RO-031, RO-040, RO-046]', async () => {
    expect(outcomeOf(await radost.chooseLimits(number, { drt_limit_id: 'drt-60' }))).toBe('204');
    expect(await drt()).toMatchObject({ current_drt_limit_type: 'Personal', limit_id: 'drt-60' });
    expect(await radost.lastMessage(number)).toBe('Лимитът ти за данни в роуминг е 60,00\u00a0EUR.');
    expect((await radost.credit(number)).credit_limit).toBe(100);
  });
});

describe('the credit limit', () => {
  beforeEach(async () => {
    radost = await openRoaming('radost');
  });
  afterEach(() => radost.close());

  it('is returned with its usage and the other choices [RO-028, RO-041]', async () => {
    expect(await radost.credit(number)).toEqual({
      credit_limit: 100,
      credit_limit_currency: [
        { currency: 'EUR', value: 100 },
        { currency: 'BGN', value: 195.58 },
      ],
      available_credit_limits: [50, 100, 200, 300, 500],
      available_credit_limits_currency: [
        [50, 97.79],
        [100, 195.58],
        [200, 391.17],
        [300, 586.75],
        [500, 977.92],
      ].map(([euro, lev]) => [
        { currency: 'EUR', value: euro },
        { currency: 'BGN', value: lev },
      ]),
      used_currency: [
        { currency: 'EUR', value: 38.9 },
        { currency: 'BGN', value: 76.08 },
      ],
    });
  });

  it('is chosen together with a data limit that it makes valid [RO-003, RO-027, RO-032, RO-040]', async () => {
    expect(outcomeOf(await radost.chooseLimits(number, bothLimits('drt-300', 500)))).toBe('204');
    expect([(await drt()).limit_id, (await radost.credit(number)).credit_limit]).toEqual(['drt-300', 500]);
    expect(await radost.lastMessage(number)).toBe(
      'Лимитът ти за данни в роуминг е 300,00\u00a0EUR, кредитният ти лимит е 500,00\u00a0EUR.',
    );
  });

  it('is chosen by its amount in euro, whatever the order of currencies', async () => {
    const choice = bothLimits('drt-60', 200);
    const [euro] = choice.new_credit_limit_currency;
    const body = { ...choice, new_credit_limit_currency: [{ currency: 'BGN', value: 391.17 }, euro] };
    expect(outcomeOf(await radost.chooseLimits(number, body))).toBe('204');
    expect((await radost.credit(number)).credit_limit).toBe(200);
  });

  it('clears its attention when the limit is raised', async () => {
    const elena = await radost.portal.browser().signIn('elena');
    const near = async () =>
      (
        (await elena.call('GET', '/home/overview')).body as {
          attention: { kind: string; service_id: string; properties: object }[];
        }
      ).attention
        .filter(({ kind, service_id }) => kind === 'limit-near' && service_id === '359888100301')
        .map(({ properties }) => properties);
    expect(await near()).toEqual([{ used_percent: 86, limit_cents: 5000 }]);
    expect(outcomeOf(await elena.call('PUT', '/drt/359888100301', { body: bothLimits('drt-30', 50) }))).toBe('204');
    expect(await near()).toEqual([{ used_percent: 86, limit_cents: 5000 }]);
    await elena.call('PUT', '/drt/359888100301', { body: bothLimits('drt-60', 100) });
    expect(await near()).toEqual([]);
  });

  it('a change waits for a concurrent charge, and is refused if that leaves too little', async () => {
    const { pool } = radost.portal.platform;
    const charging = await pool.connect();
    await charging.query('begin');
    await charging.query('update service_credit set used_cents = 9000 where service_id = $1', [number]);
    const choice = radost.chooseLimits(number, bothLimits('drt-30', 50));
    await untilStatementIsBlocked(pool);
    await charging.query('commit');
    charging.release();
    expect(outcomeOf(await choice)).toBe('400 EC_Invalid_Limit');
  });

  it('concurrent changes and donations never exceed the limit', async () => {
    const body = { amount: 10, msisdn: number, campaign_id: 'donation-1', accepted_terms_and_conditions: true };
    await Promise.all([
      ...Array.from({ length: 12 }, () => radost.who.call('POST', '/messaging/donation', { body })),
      ...Array.from({ length: 12 }, (_, turn) =>
        radost.chooseLimits(number, bothLimits('drt-30', turn % 2 === 0 ? 50 : 100)),
      ),
    ]);
    const { credit_limit, used_currency } = await radost.credit(number);
    expect(used_currency[0]!.value).toBeLessThanOrEqual(credit_limit);
  });
});

describe('limits do not exist for', () => {
  beforeEach(async () => {
    radost = await openRoaming('radost');
  });
  afterEach(() => radost.close());

  it('prepaid numbers', async () => {
    const stanka = await radost.portal.browser().signIn('stanka');
    const calls = [
      stanka.call('GET', `/drt/${travelling.prepaid}`),
      stanka.call('GET', `/gateway/selfcare/credit-limit/${travelling.prepaid}`),
      stanka.call('PUT', `/drt/${travelling.prepaid}`, { body: { drt_limit_id: 'drt-60' } }),
    ];
    expect((await Promise.all(calls)).map(outcomeOf)).toEqual(Array(3).fill('400 EC_Phone_Is_Not_Eligible'));
  });

  it('users who are not the owner', async () => {
    const yavor = await radost.portal.browser().signIn('yavor');
    const calls = [
      yavor.call('GET', `/drt/${travelling.used}`),
      yavor.call('GET', `/gateway/selfcare/credit-limit/${travelling.used}`),
      yavor.call('PUT', `/drt/${travelling.used}`, { body: { drt_limit_id: 'drt-60' } }),
    ];
    expect((await Promise.all(calls)).map(outcomeOf)).toEqual(Array(3).fill('403 EC_Unavailable_For_Business'));
  });
});
