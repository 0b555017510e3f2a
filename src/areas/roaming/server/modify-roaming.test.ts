import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { activate, deactivate, openRoaming, travelling, type RoamingPortal } from '#testing/roaming.ts';

let radost: RoamingPortal;

describe('a plan modification', () => {
  beforeAll(async () => {
    radost = await openRoaming('radost');
  });
  afterAll(() => radost.close());

  it.each([
    ['an unknown plan', [activate('1')], '400 EC_Plan_Not_Offered'],
    ['a plan for companies', [activate('55789')], '400 EC_Plan_Not_Offered'],
    ['an archived plan', [activate('55101')], '400 EC_Plan_Not_Offered'],
    ['a second main tariff', [activate('55788')], '409 EC_Two_Main_Tariffs'],
    ['an active plan', [activate('66866')], '409 EC_Already_Active'],
    ['the deactivation of an inactive plan', [deactivate('55788')], '409 EC_Already_Inactive'],
    ['nothing', [], '400 EC_Invalid_Request'],
    ['the same plan twice', [activate('63530'), deactivate('63530')], '400 EC_Invalid_Request'],
    ['an activation with a package id', [{ ...activate('63540'), package_id: 'P-10711' }], '400 EC_Invalid_Request'],
    ['another operation', [{ tariff_id: '63530', operation: 'swap' } as never], '400 EC_Invalid_Request'],
  ])('%s is refused and changes nothing [RO-036, RO-037, RO-047]', async (_, tariffs, refused) => {
    const before = await radost.roaming(travelling.withPackage);
    expect(outcomeOf(await radost.modify(travelling.withPackage, tariffs))).toBe(refused);
    expect(await radost.roaming(travelling.withPackage)).toEqual(before);
  });
});

describe('a plan modification', () => {
  beforeEach(async () => {
    radost = await openRoaming('radost');
  });
  afterEach(() => radost.close());

  it('activates a plan after the network has done it, and notifies the number [RO-001, RO-030, RO-036, RO-037, RO-044]', async () => {
    expect(outcomeOf(await radost.modify(travelling.off, [activate('55788')]))).toBe('204');
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

  it('changes the main plan in one call; the old one stays active until it is done [RO-030, RO-036]', async () => {
    const change = [deactivate('66866'), activate('55788')];
    expect(outcomeOf(await radost.modify(travelling.withPackage, change))).toBe('204');
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
    expect(outcomeOf(await radost.modify(travelling.withPackage, [deactivate('63540')]))).toBe('204');
    await radost.pass(10);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({ is_active: false, active_count: 0 });
  });

  const twoPackages = async () => {
    await radost.modify(travelling.withPackage, [activate('63540')]);
    await radost.pass(10);
    return (await radost.plan(travelling.withPackage, '63540'))!;
  };

  it('adds a second package with its own usage and last day', async () => {
    const { active_count, allowance, packages } = await twoPackages();
    expect([active_count, allowance?.megabytes]).toEqual([2, 3072]);
    expect(packages).toMatchObject([
      { package_id: 'P-10711', used: { megabytes: 1980 }, expires_on: expect.any(String) },
      { used: { megabytes: 0 }, expires_on: null },
    ]);
    expect(await radost.lastMessage(travelling.withPackage)).toBe(
      'Роуминг: още един пакет „Балкани · 7 дни“ е активен.',
    );
    await radost.pass(6 * 86_400);
    expect((await radost.plan(travelling.withPackage, '63540'))?.packages).toEqual([packages[1]]);
  });

  it('ends one package and keeps the other [RO-030, RO-037]', async () => {
    const { packages } = await twoPackages();
    const end = { ...deactivate('63540'), package_id: packages[1]!.package_id };
    expect(outcomeOf(await radost.modify(travelling.withPackage, [end]))).toBe('204');
    expect((await radost.plan(travelling.withPackage, '63540'))?.packages).toMatchObject([
      { is_ending: false },
      { is_ending: true },
    ]);
    await radost.pass(10);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({
      active_count: 1,
      pending: null,
      packages: [packages[0]],
    });
    expect(await radost.lastMessage(travelling.withPackage)).toBe(
      'Роуминг: един пакет „Балкани · 7 дни“ вече не е активен, остава още един.',
    );
    expect(outcomeOf(await radost.modify(travelling.withPackage, [end]))).toBe('409 EC_Already_Inactive');
  });

  it('ends every package of a plan without a package id', async () => {
    await twoPackages();
    await radost.modify(travelling.withPackage, [deactivate('63540')]);
    await radost.pass(10);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({ active_count: 0, packages: [] });
  });

  it.each([
    [
      'one of two packages changes their number',
      true,
      { removes: [], modifies: [{ code: '63540', quantity: 1, ends: 'P-10711' }] },
    ],
    ['all packages removes the plan', false, { removes: ['63540'], modifies: [] }],
  ])('the order to the network about the end of %s', async (_what, isOne, ordered) => {
    await twoPackages();
    const end = isOne ? { ...deactivate('63540'), package_id: 'P-10711' } : deactivate('63540');
    expect(outcomeOf(await radost.modify(travelling.withPackage, [end]))).toBe('204');
    const { rows } = await radost.portal.platform.pool.query(
      'select removes, modifies from provisioning_order where service_id = $1 order by ready_at desc limit 1',
      [travelling.withPackage],
    );
    expect(rows).toEqual([ordered]);
  });

  it('that fails in the network keeps both packages', async () => {
    const before = await twoPackages();
    await radost.portal.platform.pool.query(
      `insert into partner_fault (partner, subject, fault) values ('provisioning', '63540', 'fails')`,
    );
    for (const tariff of [activate('63540'), { ...deactivate('63540'), package_id: 'P-10711' }]) {
      expect(outcomeOf(await radost.modify(travelling.withPackage, [tariff]))).toBe('204');
      await radost.pass(10);
      expect(await radost.plan(travelling.withPackage, '63540')).toEqual(before);
    }
  });

  it('of a package is blocked while the first main tariff is being activated', async () => {
    expect(outcomeOf(await radost.modify(travelling.off, [activate('66866')]))).toBe('204');
    expect(outcomeOf(await radost.modify(travelling.off, [activate('63530')]))).toBe(
      '409 EC_Msisdn_Already_Has_Processing_Request',
    );
  });

  it('of a package without a main tariff is refused', async () => {
    expect(outcomeOf(await radost.modify(travelling.off, [activate('63540')]))).toBe('409 EC_Roaming_Inactive');
  });

  it('is refused during a request for extras, and vice versa', async () => {
    const elena = await radost.portal.browser().signIn('elena');
    const body = { roaming_tariffs: [activate('63530')] };
    expect(outcomeOf(await elena.call('PATCH', '/roaming/modification/359888100302', { body }))).toBe(
      '409 EC_Msisdn_Already_Has_Processing_Request',
    );
    await radost.modify(travelling.withPackage, [activate('63530')]);
    const extras = { body: { msisdn: travelling.withPackage, codes: ['20107'] } };
    expect(outcomeOf(await radost.who.call('POST', '/digital-extras-swap/extras/activate', extras))).toBe(
      '409 EC_Msisdn_Already_Has_Processing_Request',
    );
  });

  it('is idempotent by its key', async () => {
    const headers = { 'idempotency-key': 'press-of-radost' };
    expect(outcomeOf(await radost.modify(travelling.withPackage, [activate('63540')], headers))).toBe('204');
    expect(outcomeOf(await radost.modify(travelling.withPackage, [activate('63540')], headers))).toBe('204');
    await radost.pass(10);
    expect(await radost.plan(travelling.withPackage, '63540')).toMatchObject({ active_count: 2 });
  });

  it('is refused for users who are not the owner, and for foreign numbers', async () => {
    const yavor = await radost.portal.browser().signIn('yavor');
    const body = { roaming_tariffs: [activate('63530')] };
    expect(outcomeOf(await yavor.call('PATCH', `/roaming/modification/${travelling.used}`, { body }))).toBe(
      '403 EC_Unavailable_For_Business',
    );
    expect(outcomeOf(await yavor.call('GET', `/roaming/${travelling.used}/eligible`))).toBe('200');
    expect(outcomeOf(await radost.modify(travelling.used, [activate('63530')]))).toBe('403 EC_User_Not_Authoried');
  });

  it('of a prepaid number accepts only prepaid plans', async () => {
    const stanka = await openRoaming('stanka');
    expect(outcomeOf(await stanka.modify(travelling.prepaid, [activate('63531')]))).toBe('400 EC_Plan_Not_Offered');
    expect(outcomeOf(await stanka.modify(travelling.prepaid, [activate('63540')]))).toBe('204');
    await stanka.close();
  });
});
