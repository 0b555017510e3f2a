import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openRoaming, travelling, type RoamingPortal } from '#testing/roaming.ts';

let radost: RoamingPortal;

beforeEach(async () => {
  radost = await openRoaming('radost');
});
afterEach(() => radost.close());

const idsOf = async (msisdn: string, type: string) =>
  (await radost.roaming(msisdn)).roaming_plans
    .filter(({ component_type }) => component_type === type)
    .map(({ plan_id }) => plan_id);

describe('the roaming state of a number', () => {
  it('lists every current and available plan, with all fields [RO-021, RO-022, RO-023, RO-024, RO-025, RO-034]', async () => {
    const { roaming_plans, show_tariff_change_warning, is_roaming_active } = await radost.roaming(
      travelling.withPackage,
    );
    expect([show_tariff_change_warning, is_roaming_active]).toEqual([true, true]);
    expect(roaming_plans.find(({ plan_id }) => plan_id === '63540')).toMatchObject({
      plan_id: '63540',
      adx_code: 'ROAM-63540',
      component_type: 'PACKAGE',
      is_active: true,
      is_archived: false,
      active_count: 1,
      is_eligible_for_swappable_activation: false,
      pending: null,
      allowance: { megabytes: 3072 },
      packages: [{ package_id: 'P-10711', used: { megabytes: 1980 } }],
    });
    expect(new Set(roaming_plans.map(({ component_type }) => component_type))).toEqual(
      new Set(['MAIN_TARIFF', 'PACKAGE', 'ADDITIONAL_TARIFF']),
    );
  });

  it('contains the allowance of packages, and the usage of each package and tariff', async () => {
    const { pool } = radost.portal.platform;
    await pool.query(`update roaming_plan set minutes = 10, sms = 20, megabytes = 30 where plan_id = '63540'`);
    for (const table of ['service_roaming', 'service_roaming_package']) {
      await pool.query(`update ${table} set used_minutes = 1, used_sms = 2, used_megabytes = 3 where service_id = $1`, [
        travelling.withPackage,
      ]);
    }
    const used = { minutes: 1, sms: 2, megabytes: 3 };
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({
      allowance: { minutes: 10, sms: 20, megabytes: 30 },
      packages: [{ used }],
      used: null,
    });
    expect(await radost.plan(travelling.withPackage, '66866')).toMatchObject({ allowance: null, used });
  });

  it('has the main plans of private customers or companies, by their ids [RO-033, RO-051, RO-052, RO-053, RO-054, RO-055]', async () => {
    expect(await idsOf(travelling.withPackage, 'MAIN_TARIFF')).toEqual(['66866', '55270', '55788']);
    const kompas = await openRoaming('kompas');
    const { roaming_plans } = await kompas.roaming(travelling.company);
    const mains = roaming_plans.filter(({ component_type }) => component_type === 'MAIN_TARIFF');
    expect(mains.map(({ plan_id }) => plan_id)).toEqual(['55855', '55789']);
    await kompas.close();
  });

  it('offers the packages for the United States and Canada, valid in these two countries [RO-048, RO-049, RO-050]', async () => {
    const packages = (await radost.roaming(travelling.off)).roaming_plans.filter(({ plan_id }) =>
      /^6353\d$/.test(plan_id),
    );
    expect(packages.map(({ plan_id, country_count }) => [plan_id, country_count])).toEqual([
      ['63530', 2],
      ['63531', 2],
      ['63532', 2],
    ]);
  });

  it('is off without an active main tariff, and has no warning [RO-029]', async () => {
    const off = await radost.roaming(travelling.off);
    expect([off.is_roaming_active, off.show_tariff_change_warning]).toEqual([false, false]);
    expect(
      off.roaming_plans.some(({ is_eligible_for_swappable_activation }) => is_eligible_for_swappable_activation),
    ).toBe(false);
  });

  it('has the warning only on request, and the requested language [RO-034, RO-035]', async () => {
    const asked = await radost.roaming(travelling.withPackage, { ln: 'en' });
    expect(asked.show_tariff_change_warning).toBe(false);
    expect(asked.roaming_plans[0]?.name).toBe('Roaming Freedom');
    expect((await radost.roaming(travelling.withPackage)).roaming_plans[0]?.name).toBe('Роуминг Свобода');
  });

  it('contains an archived plan only if the number has it', async () => {
    expect(await radost.plan(travelling.off, '55101')).toBeUndefined();
    const maria = await openRoaming('maria');
    expect(await maria.plan('359888100102', '55101')).toMatchObject({ is_active: true, is_archived: true });
    await maria.close();
  });

  it('has no package after its last day', async () => {
    await radost.pass(4 * 86_400);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({ is_active: true });
    await radost.pass(86_400);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({
      is_active: false,
      active_count: 0,
      packages: [],
    });
  });

  it('reflects a catalogue change at the next read', async () => {
    await radost.plan(travelling.off, '55788');
    await radost.portal.platform.pool.query(`update roaming_plan set price_cents = 355 where plan_id = '55788'`);
    expect((await radost.plan(travelling.off, '55788'))?.price_currency[0]).toEqual({ currency: 'EUR', value: 3.55 });
  });

  it('is returned only for mobile numbers of the account', async () => {
    expect(outcomeOf(await radost.who.call('GET', `/roaming/${travelling.company}/eligible`))).toBe(
      '403 EC_User_Not_Authoried',
    );
    const maria = await radost.portal.browser().signIn('maria');
    expect(outcomeOf(await maria.call('GET', '/roaming/200000100201/eligible'))).toBe('400 EC_Phone_Is_Not_Eligible');
  });
});

describe('the details of a number and the numbers of a profile', () => {
  const details = async (who: string, msisdn: string) => {
    const browser = await radost.portal.browser().signIn(who);
    const path = '/gateway/dashboard/get-postpaid-mobile-details';
    return (await browser.call('GET', path, { query: { msisdn } })).body;
  };

  it('contain the payment type, the tariff and the owner [RO-042]', async () => {
    expect(await details('radost', travelling.off)).toEqual({
      msisdn: travelling.off,
      tariff_name: 'Старт 8',
      is_postpaid: true,
      account_type: 'Private',
      owner: true,
    });
    expect(await details('stanka', travelling.prepaid)).toMatchObject({ is_postpaid: false });
    expect(await details('yavor', travelling.used)).toMatchObject({ account_type: 'Business', owner: false });
  });

  it('contain the type of each number [RO-043]', async () => {
    const { body } = await radost.who.call('GET', '/gateway/dashboard/msisdn-information');
    expect(body).toEqual([
      { msisdn: travelling.withPackage, msisdn_type: 'Mobile' },
      { msisdn: travelling.off, msisdn_type: 'Mobile' },
      { msisdn: '359888100713', msisdn_type: 'Mobile' },
    ]);
  });
});
