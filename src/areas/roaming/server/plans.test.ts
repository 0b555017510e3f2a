import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { said } from '#testing/extras.ts';
import { activate, deactivate, openRoaming, travelling, type RoamingPortal } from '#testing/roaming.ts';

let radost: RoamingPortal;

beforeEach(async () => {
  radost = await openRoaming('radost');
});
afterEach(() => radost.close());

const idsOf = async (msisdn: string, type: string) =>
  (await radost.roaming(msisdn)).roaming_plans
    .filter(({ component_type }) => component_type === type)
    .map(({ plan_id }) => plan_id);

describe('how the roaming of a number stands', () => {
  it('names every plan it has or may have, with the fields of a plan [RO-021, RO-022, RO-023, RO-024, RO-025, RO-034]', async () => {
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
      used: { megabytes: 1980 },
    });
    expect(new Set(roaming_plans.map(({ component_type }) => component_type))).toEqual(
      new Set(['MAIN_TARIFF', 'PACKAGE', 'ADDITIONAL_TARIFF']),
    );
  });

  it('the main plans are those of people or of companies, by their ids [RO-033, RO-051, RO-052, RO-053, RO-054, RO-055]', async () => {
    expect(await idsOf(travelling.withPackage, 'MAIN_TARIFF')).toEqual(['66866', '55270', '55788']);
    const kompas = await openRoaming('kompas');
    const { roaming_plans } = await kompas.roaming(travelling.company);
    const mains = roaming_plans.filter(({ component_type }) => component_type === 'MAIN_TARIFF');
    expect(mains.map(({ plan_id }) => plan_id)).toEqual(['55855', '55789']);
    await kompas.close();
  });

  it('the packages for the United States and Canada are offered, and hold in those two countries [RO-048, RO-049, RO-050]', async () => {
    const packages = (await radost.roaming(travelling.off)).roaming_plans.filter(({ plan_id }) =>
      /^6353\d$/.test(plan_id),
    );
    expect(packages.map(({ plan_id, country_count }) => [plan_id, country_count])).toEqual([
      ['63530', 2],
      ['63531', 2],
      ['63532', 2],
    ]);
  });

  it('without an active main tariff roaming is off, and nothing is warned of [RO-029]', async () => {
    const off = await radost.roaming(travelling.off);
    expect([off.is_roaming_active, off.show_tariff_change_warning]).toEqual([false, false]);
    expect(
      off.roaming_plans.some(({ is_eligible_for_swappable_activation }) => is_eligible_for_swappable_activation),
    ).toBe(false);
  });

  it('the warning is told to who asks about it, the language is the one asked for [RO-034, RO-035]', async () => {
    const asked = await radost.roaming(travelling.withPackage, { ln: 'en' });
    expect(asked.show_tariff_change_warning).toBe(false);
    expect(asked.roaming_plans[0]?.name).toBe('Roaming Freedom');
    expect((await radost.roaming(travelling.withPackage)).roaming_plans[0]?.name).toBe('Роуминг Свобода');
  });

  it('an archived plan is shown to who has it, and to nobody else', async () => {
    expect(await radost.plan(travelling.off, '55101')).toBeUndefined();
    const maria = await openRoaming('maria');
    expect(await maria.plan('359888100102', '55101')).toMatchObject({ is_active: true, is_archived: true });
    await maria.close();
  });

  it('a package whose last day is over is active no more', async () => {
    await radost.pass(4 * 86_400);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({ is_active: true });
    await radost.pass(86_400);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({
      is_active: false,
      active_count: 0,
      used: null,
    });
  });

  it('a change of the catalogue, made by anybody, is seen by the next read', async () => {
    await radost.plan(travelling.off, '55788');
    await radost.portal.platform.pool.query(`update roaming_plan set price_cents = 355 where plan_id = '55788'`);
    expect((await radost.plan(travelling.off, '55788'))?.price_currency[0]).toEqual({ currency: 'EUR', value: 3.55 });
  });

  it('is asked about mobile numbers only, and about none of somebody else', async () => {
    expect(said(await radost.who.call('GET', `/roaming/${travelling.company}/eligible`))).toBe(
      '403 EC_User_Not_Authoried',
    );
    const maria = await radost.portal.browser().signIn('maria');
    expect(said(await maria.call('GET', '/roaming/200000100201/eligible'))).toBe('400 EC_Phone_Is_Not_Eligible');
  });
});

describe('a modification of plans', () => {
  it('activates a plan once the network has done it, and tells the number [RO-001, RO-030, RO-036, RO-037, RO-044]', async () => {
    expect(said(await radost.modify(travelling.off, [activate('55788')]))).toBe('204');
    expect(await radost.plan(travelling.off, '55788')).toMatchObject({ is_active: false, pending: 'activate' });
    await radost.pass(10);
    expect(await radost.plan(travelling.off, '55788')).toMatchObject({
      is_active: true,
      pending: null,
      active_count: 1,
    });
    expect((await radost.roaming(travelling.off)).is_roaming_active).toBe(true);
    expect(await radost.lastMessage(travelling.off)).toBe('Роуминг: „Роуминг Революция“ е активен.');
  });

  it('changes the main plan in one call; until it is done the old one holds [RO-030, RO-036]', async () => {
    const change = [deactivate('66866'), activate('55788')];
    expect(said(await radost.modify(travelling.withPackage, change))).toBe('204');
    expect(await radost.plan(travelling.withPackage, '66866')).toMatchObject({
      is_active: true,
      pending: 'deactivate',
    });
    await radost.pass(10);
    expect(await radost.plan(travelling.withPackage, '66866')).toMatchObject({ is_active: false, pending: null });
    expect(await radost.plan(travelling.withPackage, '55788')).toMatchObject({ is_active: true, pending: null });
    expect(await radost.lastMessage(travelling.withPackage)).toBe(
      'Роуминг: „Роуминг Свобода“ вече не е активен, „Роуминг Революция“ е активен.',
    );
  });

  it('deactivates a plan [RO-030, RO-037, RO-045]', async () => {
    expect(said(await radost.modify(travelling.withPackage, [deactivate('63540')]))).toBe('204');
    await radost.pass(10);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({ is_active: false, active_count: 0 });
  });

  it('a second package runs beside the first and adds to it', async () => {
    await radost.modify(travelling.withPackage, [activate('63540')]);
    await radost.pass(10);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({
      active_count: 2,
      allowance: { megabytes: 6144 },
      used: { megabytes: 1980 },
    });
  });

  it.each([
    ['a plan nobody knows', [activate('1')], '400 EC_Plan_Not_Offered'],
    ['a plan of companies', [activate('55789')], '400 EC_Plan_Not_Offered'],
    ['an archived plan', [activate('55101')], '400 EC_Plan_Not_Offered'],
    ['a second main tariff', [activate('55788')], '409 EC_Two_Main_Tariffs'],
    ['what is active', [activate('66866')], '409 EC_Already_Active'],
    ['the end of what is not', [deactivate('55788')], '409 EC_Already_Inactive'],
    ['nothing', [], '400 EC_Invalid_Request'],
    ['the same twice', [activate('63530'), deactivate('63530')], '400 EC_Invalid_Request'],
    ['another operation', [{ tariff_id: '63530', operation: 'swap' } as never], '400 EC_Invalid_Request'],
  ])('%s is refused and changes nothing [RO-036, RO-037, RO-047]', async (_, tariffs, refused) => {
    const before = await radost.roaming(travelling.withPackage);
    expect(said(await radost.modify(travelling.withPackage, tariffs))).toBe(refused);
    expect(await radost.roaming(travelling.withPackage)).toEqual(before);
  });

  it('a package without a main tariff is refused', async () => {
    expect(said(await radost.modify(travelling.off, [activate('63540')]))).toBe('409 EC_Roaming_Inactive');
  });

  it('one that the network cannot make leaves everything as it was, and says so', async () => {
    await radost.portal.platform.pool.query(
      `insert into partner_fault (partner, subject, fault) values ('provisioning', '55788', 'fails')`,
    );
    const before = await radost.roaming(travelling.withPackage);
    await radost.modify(travelling.withPackage, [deactivate('66866'), activate('55788')]);
    await radost.pass(10);
    expect(await radost.roaming(travelling.withPackage)).toEqual(before);
    expect(await radost.lastMessage(travelling.withPackage)).toContain(
      'Всичко е както преди и нищо не ти е таксувано.',
    );
  });

  it('while the network is away the number waits, and no other change is taken', async () => {
    const { pool } = radost.portal.platform;
    await pool.query(`insert into partner_fault (partner, subject, fault) values ('provisioning', '*', 'down')`);
    await radost.modify(travelling.withPackage, [activate('63541')]);
    await radost.pass(30);
    expect(await radost.plan(travelling.withPackage, '63541')).toMatchObject({ pending: 'activate', is_active: false });
    expect(said(await radost.modify(travelling.withPackage, [activate('63530')]))).toBe(
      '409 EC_Msisdn_Already_Has_Processing_Request',
    );
    await pool.query('delete from partner_fault');
    await radost.pass(60);
    expect(await radost.plan(travelling.withPackage, '63541')).toMatchObject({ pending: null, is_active: true });
  });

  it('a number with a request for extras takes none for roaming, and the other way round', async () => {
    const elena = await radost.portal.browser().signIn('elena');
    const body = { roaming_tariffs: [activate('63530')] };
    expect(said(await elena.call('PATCH', '/roaming/modification/359888100302', { body }))).toBe(
      '409 EC_Msisdn_Already_Has_Processing_Request',
    );
    await radost.modify(travelling.withPackage, [activate('63530')]);
    const extras = { body: { msisdn: travelling.withPackage, codes: ['20107'] } };
    expect(said(await radost.who.call('POST', '/digital-extras-swap/extras/activate', extras))).toBe(
      '409 EC_Msisdn_Already_Has_Processing_Request',
    );
  });

  it('is waited for at home, and no longer once it is done', async () => {
    const kinds = async () =>
      ((await radost.who.call('GET', '/home/overview')).body as { attention: { kind: string }[] }).attention.map(
        ({ kind }) => kind,
      );
    await radost.modify(travelling.withPackage, [activate('63530')]);
    expect(await kinds()).toEqual(['roaming-change']);
    await radost.pass(10);
    expect(await kinds()).toEqual([]);
  });

  it('the same press again gets the first answer and changes nothing twice', async () => {
    const headers = { 'idempotency-key': 'press-of-radost' };
    expect(said(await radost.modify(travelling.withPackage, [activate('63540')], headers))).toBe('204');
    expect(said(await radost.modify(travelling.withPackage, [activate('63540')], headers))).toBe('204');
    await radost.pass(10);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({ active_count: 2 });
  });

  it('is not for somebody who only uses the number, nor for a foreign one', async () => {
    const yavor = await radost.portal.browser().signIn('yavor');
    const body = { roaming_tariffs: [activate('63530')] };
    expect(said(await yavor.call('PATCH', `/roaming/modification/${travelling.used}`, { body }))).toBe(
      '403 EC_Unavailable_For_Business',
    );
    expect(said(await yavor.call('GET', `/roaming/${travelling.used}/eligible`))).toBe('200');
    expect(said(await radost.modify(travelling.used, [activate('63530')]))).toBe('403 EC_User_Not_Authoried');
  });

  it('a prepaid number takes what is meant for prepaid numbers', async () => {
    const stanka = await openRoaming('stanka');
    expect(said(await stanka.modify(travelling.prepaid, [activate('63531')]))).toBe('400 EC_Plan_Not_Offered');
    expect(said(await stanka.modify(travelling.prepaid, [activate('63540')]))).toBe('204');
    await stanka.close();
  });
});

describe('what is known of a number and of the numbers of a profile', () => {
  const details = async (who: string, msisdn: string) => {
    const browser = await radost.portal.browser().signIn(who);
    const path = '/gateway/dashboard/get-postpaid-mobile-details';
    return (await browser.call('GET', path, { query: { msisdn } })).body;
  };

  it('the details say how a number is paid, its tariff, and whose it is [RO-042]', async () => {
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

  it('the numbers of a profile are listed with what each of them is [RO-043]', async () => {
    const { body } = await radost.who.call('GET', '/gateway/dashboard/msisdn-information');
    expect(body).toEqual([
      { msisdn: travelling.withPackage, msisdn_type: 'Mobile' },
      { msisdn: travelling.off, msisdn_type: 'Mobile' },
      { msisdn: '359888100713', msisdn_type: 'Mobile' },
    ]);
  });
});
