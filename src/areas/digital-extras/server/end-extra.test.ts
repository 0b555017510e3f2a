import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { sofiaDay } from '#platform/clock.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { handleExtraDays } from './end-extra.ts';

const { withAll, swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

describe('activating', () => {
  it('grants a free period once: it ends automatically, and a second activation is paid at once', async () => {
    await extras.activate(swapped, ['20060']);
    await extras.pass(5);
    expect(await extras.extra(swapped, '20060')).toMatchObject({ status: 'Active', current_period_state: 'Free' });
    await extras.pass(32 * 86_400);
    expect(await extras.extra(swapped, '20060')).toMatchObject({
      current_period_state: 'Paid',
      current_price_end_date: null,
    });
    await extras.end(swapped, { type: 'addon', code: '20060' });
    await extras.pass(32 * 86_400);
    expect(await extras.extra(swapped, '20060')).toMatchObject({ status: 'Inactive', current_period_state: 'Paid' });
  });
});

describe('an extra whose offer was withdrawn', () => {
  it('ends after its last day', async () => {
    await extras.withdrawOffer('20113');
    await extras.pass(32 * 86_400);
    expect(await extras.statusOf(withAll, '20113')).toBe('Inactive');
  });

  it('costs its regular price after its period', async () => {
    await extras.withdrawOffer('20060');
    await extras.pass(5 * 86_400);
    const { rows } = await extras.portal.platform.pool.query(
      `select period_state from service_extra where service_id = $1 and code = '20060'`,
      [withAll],
    );
    expect(rows).toEqual([{ period_state: 'Paid' }]);
  });

  it('keeps its position', async () => {
    await extras.withdrawOffer('20101');
    await extras.activate(withAll, ['20107']);
    expect(await extras.extra(withAll, '20107')).toMatchObject({ status: 'InProgress', slot: 3 });
  });
});

it('neither an extra nor its period ends on the last day', async () => {
  const { platform } = extras.portal;
  const { rows } = await platform.pool.query<{ customer_id: number }>(
    `update service_extra set price_ends_on = $1, deactivates_on = case code when '20113' then $1::date end
      where service_id = $2 and code in ('20060', '20113') returning customer_id`,
    [sofiaDay(platform.clock.now()), withAll],
  );
  const key = { customerId: rows[0]!.customer_id, serviceId: withAll };
  const [endExtra, endPeriod] = handleExtraDays(platform);
  await endExtra!.run({ ...key, code: '20113' }, '');
  await endPeriod!.run({ ...key, code: '20060' }, '');
  expect((await extras.extra(withAll, '20113')).status).toBe('WaitingForDeactivation');
  expect((await extras.extra(withAll, '20060')).current_period_state).toBe('Free');
});

describe('the price promised on deactivation', () => {
  const periodEnded = async (to: string) => {
    const inbox = (await extras.who.call('GET', '/dev/inbox', { query: { to } })).body as { text: string }[];
    return inbox.filter(({ text }) => text.includes('важи редовната цена'));
  };
  const pastPeriod = 14 * 86_400;
  /** Near the end of a month the extra would end before its period. */
  const endLater = (code: string) =>
    extras.portal.platform.pool.query(
      'update service_extra set deactivates_on = deactivates_on + 40 where service_id = $1 and code = $2',
      [withAll, code],
    );

  it.each([
    ['free', '20060', 'addon'],
    ['promo', '20112', 'intariff'],
  ])('of a %s period applies until the last day, and no SMS contradicts it', async (_, code, type) => {
    const before = await extras.extra(withAll, code);
    expect(before.current_period_state).not.toBe('Paid');
    expect(outcomeOf(await extras.end(withAll, { type, code }))).toBe('204');
    await endLater(code);
    await extras.pass(pastPeriod);
    expect(await extras.extra(withAll, code)).toMatchObject({
      status: 'WaitingForDeactivation',
      current_period_state: before.current_period_state,
      current_price_currency: before.current_price_currency,
    });
    const name = before.name;
    expect((await periodEnded(withAll)).filter(({ text }) => text.includes(name))).toEqual([]);
  });

  it('no longer applies if the user keeps the extra after the period', async () => {
    await extras.end(withAll, { type: 'addon', code: '20060' });
    await endLater('20060');
    await extras.pass(pastPeriod);
    await extras.call('POST', '/extras/cancel-deactivation', { body: { msisdn: withAll, code: '20060' } });
    const kept = await extras.extra(withAll, '20060');
    expect(kept).toMatchObject({ status: 'Active', current_period_state: 'Paid', current_price_end_date: null });
    expect(kept.current_price_currency).toEqual(kept.regular_price_currency);
  });

  it('is free again if the extra is kept in time, and home shows the end of the period', async () => {
    const waiting = async () =>
      (
        await extras.portal.platform.pool.query<{ kind: string }>(
          `select kind from attention where service_id = '${withAll}' and subject = '20060'`,
        )
      ).rows.map(({ kind }) => kind);
    await extras.end(withAll, { type: 'addon', code: '20060' });
    expect(await waiting()).toEqual(['deactivation-waits']);
    await extras.call('POST', '/extras/cancel-deactivation', { body: { msisdn: withAll, code: '20060' } });
    expect(await waiting()).toEqual(['free-period-ends']);
    expect((await extras.extra(withAll, '20060')).current_period_state).toBe('Free');
  });
});
