import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { priceOf } from '#platform/money.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { gigabyte, openUsage, using, type UsagePortal } from '#testing/usage.ts';

let maria: UsagePortal;
beforeAll(async () => {
  maria = await openUsage('maria');
});
afterAll(() => maria.close());

describe('the usage of a number', () => {
  it('has every allowance with what is left and until when [US-001, US-011]', async () => {
    const { allowances, today } = await maria.usage(using.near);
    const until = addDays(today, 13);
    expect(allowances.map(({ kind, zone, source, period_to, left }) => [kind, zone, source, period_to, left])).toEqual([
      ['data', 'bg', 'plan', until, 6 * gigabyte],
      ['sms', 'bg', 'plan', until, 463],
      ['data', 'eu', 'plan', until, 37_258_841_294],
      ['voice', 'bg', 'plan', until, null],
    ]);
    expect(allowances[0]).toMatchObject({ used_percent: 85, limit: 40 * gigabyte, name: 'Интернет от плана' });
  });

  it('contains packages and extras with their own allowances and periods [US-001]', async () => {
    const { allowances, today, period_to } = await maria.usage(using.withExtras);
    expect(allowances.map(({ source }) => source).toSorted()).toEqual(['extra', 'package', 'plan', 'plan']);
    expect(allowances.find(({ source }) => source === 'package')).toMatchObject({
      zone: 'world',
      period_to: addDays(today, 2),
    });
    expect(period_to).toBe(addDays(today, 13));
  });

  it('forecasts the day on which data ends, and only that of data [US-004]', async () => {
    const { allowances, today } = await maria.usage(using.near);
    const [data, ...others] = allowances;
    expect(data!.ends_on! > today && data!.ends_on! < data!.period_to).toBe(true);
    expect(others.map(({ ends_on }) => ends_on)).toEqual([null, null, null]);
  });

  it('has the amounts outside the plan by kind, with the cheapest package that covers them [US-005]', async () => {
    const { outside } = await maria.usage(using.near);
    expect(outside!.total_currency).toEqual(priceOf(630));
    expect(outside!.kinds).toEqual([
      {
        kind: 'voice',
        zone: 'world',
        amount: 1560,
        price_currency: priceOf(312),
        package: {
          package_id: 'world-voice-30',
          name: '30 минути по света',
          amount: 1800,
          price_currency: priceOf(290),
          saving_currency: priceOf(22),
        },
      },
      { kind: 'premium', zone: 'bg', amount: 1, price_currency: priceOf(240), package: null },
      {
        kind: 'data',
        zone: 'world',
        amount: 12 * 1024 ** 2,
        price_currency: priceOf(78),
        package: {
          package_id: 'world-data-1',
          name: 'Балкани 1 GB',
          amount: gigabyte,
          price_currency: priceOf(690),
          saving_currency: null,
        },
      },
    ]);
  });

  it('offers a package that the operator imported a moment ago [US-005]', async () => {
    const cheaper = { package_id: 'world-voice-60', kind: 'voice', zone: 'world', amount: 3600, price_cents: 100 };
    await maria.load('usage-packages', [{ ...cheaper, name_bg: '60 минути по света', name_en: '60 minutes abroad' }]);
    const { outside } = await maria.usage(using.near);
    expect(outside!.kinds[0]!.package).toMatchObject({ package_id: 'world-voice-60', saving_currency: priceOf(212) });
  });

  it('computes the fair-use volume where the tariff has one, and explains it [US-007]', async () => {
    const { pool } = maria.portal.platform;
    const { fair_use, today } = await maria.usage(using.near);
    const year = Number(today.slice(0, 4));
    const { rows } = await pool.query<{ cap: number }>(
      'select gigabyte_cents as cap from roaming_wholesale_cap where year = $1',
      [year],
    );
    expect(fair_use).toMatchObject({
      used: Math.floor(gigabyte / 10),
      is_whole_plan: false,
      computed_from: { net_price_currency: priceOf(1916), cap_currency: priceOf(rows[0]!.cap), year },
    });
    expect((await maria.usage(using.ended)).fair_use).toBeNull();
  });

  it('shows a change of the tariffs with fair use in the next answer [US-007]', async () => {
    const { pool } = maria.portal.platform;
    const volume = async () => (await maria.usage(using.near)).fair_use?.volume ?? null;
    const before = await volume();
    const { rows } = await pool.query<{ tariff_id: string }>(
      'delete from fair_use_tariff where tariff_id = (select tariff_id from service where service_id = $1) returning *',
      [using.near],
    );
    expect([rows.length, await volume()]).toEqual([1, null]);
    await pool.query('insert into fair_use_tariff (tariff_id) values ($1)', [rows[0]!.tariff_id]);
    expect(await volume()).toBe(before);
  });

  it('says in which state the blocks are, and how the owner is notified [US-008]', async () => {
    const { blocks, alerts } = await maria.usage(using.near);
    expect(blocks).toEqual([
      { block: 'premium', is_on: true, state: 'done' },
      { block: 'outside-data', is_on: false, state: 'done' },
      { block: 'roaming-data', is_on: false, state: 'done' },
    ]);
    expect(alerts).toEqual({ amounts: [], by_sms: true, by_email: false });
  });

  it.each([
    ['foreign', using.withoutFigures, '403 EC_User_Not_Authoried'],
    ['unknown', '359888999999', '403 EC_User_Not_Authoried'],
    ['not mobile', using.television, '400 EC_Usage_Not_Mobile'],
  ])('a number that is %s is refused with its code [US-014]', async (_, msisdn, refusal) => {
    const calls = [`/usage/${msisdn}`, `/usage/${msisdn}/days`].map((path) => maria.who.call('GET', path));
    expect((await Promise.all(calls)).map(outcomeOf)).toEqual([refusal, refusal]);
  });

  it('a number without figures says so in words [US-014]', async () => {
    const radost = await maria.portal.browser().signIn('radost');
    const reply = await radost.call('GET', `/usage/${using.withoutFigures}`);
    expect(outcomeOf(reply)).toBe('404 EC_No_Usage_Data');
    expect(reply.body).toMatchObject({ Message: 'За този номер още няма данни за потреблението.' });
    expect(outcomeOf(await radost.call('GET', `/usage/${using.withoutFigures}/days`))).toBe('404 EC_No_Usage_Data');
  });

  it('a number with days but without allowances is as old as its newest day [US-011]', async () => {
    const radost = await maria.portal.browser().signIn('radost');
    const { clock } = maria.portal.platform;
    const before = clock.now();
    await maria.loadCost(using.withoutFigures, 0, 0);
    const { status, body } = await radost.call('GET', `/usage/${using.withoutFigures}`);
    expect([status, body]).toMatchObject([200, { allowances: [], is_old: false }]);
    const { measured_at } = body as { measured_at: string };
    expect(Date.parse(measured_at)).toBeGreaterThanOrEqual(before.getTime());
    expect(Date.parse(measured_at)).toBeLessThanOrEqual(clock.now().getTime());
  });
});

describe('a user who is not the owner', () => {
  it('sees usage without amounts of money [US-010]', async () => {
    const ivan = await maria.portal.browser().signIn('ivan');
    const { status, body } = await ivan.call('GET', `/usage/${using.company}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ owner: false, outside: null, alerts: null, fair_use: { computed_from: null } });
    expect(JSON.stringify(body)).not.toMatch(/EUR|BGN/);
    const days = await ivan.call('GET', `/usage/${using.company}/days`);
    expect(days.status).toBe(200);
    expect(JSON.stringify(days.body)).not.toMatch(/EUR|BGN/);
  });
});
