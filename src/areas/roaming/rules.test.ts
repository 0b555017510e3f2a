import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areLimitsValid,
  availableCreditLimits,
  drtLeftCents,
  hasRevolutionText,
  isEligibleForSwappableActivation,
  isOffered,
  isRoamingActive,
  isShown,
  limitTypeOf,
  oneOffCents,
  plansAfter,
  refusalOfModification,
  showsTariffChangeWarning,
  stepAfter,
  stepsToActivate,
  tariffsToActivate,
  validDrtLimits,
  type ActivationCase,
  type PlanState,
  type RoamingTariff,
} from './rules.ts';
import { componentTypes, mainPlanIds, mostPackages, operations, type ComponentType } from './constants.ts';

const plan = (plan_id: string, component_type: ComponentType, active_count = 0, more = {}): PlanState => ({
  plan_id,
  component_type,
  active_count,
  is_archived: false,
  is_for_prepaid: false,
  package_ids: component_type === 'PACKAGE' ? Array.from({ length: active_count }, (_, nth) => `P-${nth + 1}`) : [],
  ...more,
});

const person = { accountType: 'Private', isPrepaid: false } as const;
const company = { accountType: 'Business', isPrepaid: false } as const;
const prepaid = { accountType: 'Private', isPrepaid: true } as const;

const freedom = plan('66866', 'MAIN_TARIFF', 1);
const standard = plan('55270', 'MAIN_TARIFF');
const revolution = plan('55788', 'MAIN_TARIFF');
const america = plan('63530', 'PACKAGE');
const calls = plan('63601', 'ADDITIONAL_TARIFF');
const all = [freedom, standard, revolution, america, calls];

const activate = (tariff_id: string): RoamingTariff => ({ tariff_id, operation: 'activate' });
const deactivate = (tariff_id: string): RoamingTariff => ({ tariff_id, operation: 'deactivate' });

describe('the available plans', () => {
  it.each([
    ['66866', true, false],
    ['55270', true, false],
    ['55788', true, false],
    ['55855', false, true],
    ['55789', false, true],
    ['55101', false, false],
  ])(
    'main plan %s for private customers: %s, for companies: %s [RO-033, RO-051, RO-052, RO-053, RO-054, RO-055]',
    (id, forPeople, forCompanies) => {
      const main = plan(id, 'MAIN_TARIFF');
      expect([isOffered(main, person), isOffered(main, company)]).toEqual([forPeople, forCompanies]);
    },
  );

  it('packages and additional tariffs are for everybody, prepaid numbers only get prepaid plans', () => {
    expect([america, calls].map((each) => isOffered(each, company))).toEqual([true, true]);
    expect(isOffered(america, prepaid)).toBe(false);
    expect(isOffered({ ...america, is_for_prepaid: true }, prepaid)).toBe(true);
  });

  it('an archived plan is shown only while active, and never offered', () => {
    const archived = plan('55101', 'MAIN_TARIFF', 0, { is_archived: true });
    expect([isShown(archived, person), isShown({ ...archived, active_count: 1 }, person)]).toEqual([false, true]);
    expect(isOffered(plan('66866', 'MAIN_TARIFF', 1, { is_archived: true }), person)).toBe(false);
  });
});

describe('the roaming state of a number', () => {
  it.each(componentTypes)(
    'an active %s activates roaming only if it is the main tariff [RO-022, RO-023, RO-024, RO-029]',
    (type) => {
      expect(isRoamingActive([plan('1', type, 1)])).toBe(type === 'MAIN_TARIFF');
      expect(isRoamingActive([plan('1', type, 0)])).toBe(false);
    },
  );

  it('a change of the main tariff shows a warning on request if one is active', () => {
    expect(showsTariffChangeWarning(all, true)).toBe(true);
    expect(showsTariffChangeWarning(all, false)).toBe(false);
    expect(showsTariffChangeWarning([standard, america], true)).toBe(false);
  });

  it('only an inactive main tariff can replace the active one', () => {
    expect(all.filter((each) => isEligibleForSwappableActivation(each, all))).toEqual([standard, revolution]);
    expect(isEligibleForSwappableActivation(standard, [standard, revolution])).toBe(false);
  });
});

describe('a modification', () => {
  it.each([
    ['a package beside the main tariff', [activate('63530')], null],
    ['the change of the main tariff in one call', [deactivate('66866'), activate('55788')], null],
    ['the same in the other order', [activate('55788'), deactivate('66866')], null],
    ['the deactivation of roaming', [deactivate('66866')], null],
    ['a second main tariff', [activate('55788')], 'EC_Two_Main_Tariffs'],
    ['two main tariffs for one', [deactivate('66866'), activate('55270'), activate('55788')], 'EC_Two_Main_Tariffs'],
    ['an already active plan', [activate('66866')], 'EC_Already_Active'],
    ['the deactivation of an inactive plan', [deactivate('63530')], 'EC_Already_Inactive'],
    ['a plan for companies', [activate('55855')], 'EC_Plan_Not_Offered'],
    ['an unknown plan', [deactivate('1')], 'EC_Plan_Not_Offered'],
    ['a package while roaming is switched off', [deactivate('66866'), activate('63530')], 'EC_Roaming_Inactive'],
  ] as const)('%s [RO-030, RO-037]', (_, tariffs, refused) => {
    expect(refusalOfModification(all, tariffs, person)).toBe(refused);
  });

  it('several packages of a plan can be active, up to a limit; a tariff only once', () => {
    const many = (count: number) => [freedom, plan('63530', 'PACKAGE', count)];
    expect(refusalOfModification(many(mostPackages - 1), [activate('63530')], person)).toBeNull();
    expect(refusalOfModification(many(mostPackages), [activate('63530')], person)).toBe('EC_Already_Active');
    const held = [freedom, plan('63601', 'ADDITIONAL_TARIFF', 1)];
    expect(refusalOfModification(held, [activate('63601')], person)).toBe('EC_Already_Active');
  });

  it('deactivating one package keeps the others; without an id all of the plan end', () => {
    const plans = [freedom, plan('63530', 'PACKAGE', 3)];
    const after = (tariff: RoamingTariff) => plansAfter(plans, [tariff])[1]!;
    const { active_count, package_ids } = after({ ...deactivate('63530'), package_id: 'P-2' });
    expect([active_count, package_ids]).toEqual([2, ['P-1', 'P-3']]);
    expect(after(deactivate('63530')).active_count).toBe(0);
  });

  it('deactivating an inactive package is refused, even if others of its plan are active', () => {
    const end = (package_id: string) => [{ ...deactivate('63530'), package_id }];
    const plans = [freedom, plan('63530', 'PACKAGE', 2)];
    expect(refusalOfModification(plans, end('P-1'), person)).toBeNull();
    expect(refusalOfModification(plans, end('P-9'), person)).toBe('EC_Already_Inactive');
  });

  it('an allowed modification never leaves two main tariffs, and removes one only on request', () => {
    const ids = [...mainPlanIds.Private, '63530', '63601'];
    const tariff = fc.record({ tariff_id: fc.constantFrom(...ids), operation: fc.constantFrom(...operations) });
    const tariffs = fc.uniqueArray(tariff, { selector: (each) => each.tariff_id, minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(null, ...mainPlanIds.Private), tariffs, (activeId, asked) => {
        const plans = all.map((each) => ({ ...each, active_count: each.plan_id === activeId ? 1 : 0 }));
        if (refusalOfModification(plans, asked, person)) return;
        const mains = plansAfter(plans, asked).filter(isMainActive).length;
        const isEnded = asked.some((each) => each.tariff_id === activeId && each.operation === 'deactivate');
        const fewest = activeId !== null && !isEnded ? 1 : 0;
        expect(mains >= fewest && mains <= 1).toBe(true);
      }),
    );
  });

  it('a selected main plan replaces the active one in the same call; another plan is only added [RO-036]', () => {
    expect(tariffsToActivate('55788', '66866', true)).toEqual([deactivate('66866'), activate('55788')]);
    expect(tariffsToActivate('55788', null, true)).toEqual([activate('55788')]);
    expect(tariffsToActivate('63530', '66866', false)).toEqual([activate('63530')]);
  });
});

const isMainActive = (each: PlanState) => each.component_type === 'MAIN_TARIFF' && each.active_count > 0;

describe('the steps before a plan is activated', () => {
  const owner: ActivationCase = {
    planId: '55270',
    isMain: true,
    isOwner: true,
    accountType: 'Private',
    activeMainId: null,
    showsWarning: true,
  };
  it.each([
    ['a first main plan', {}, ['PlanActivationWeb']],
    ['a package', { planId: '63530', isMain: false, activeMainId: '66866' }, ['PlanActivationWeb']],
    ['a user who is not the owner', { isOwner: false }, ['UserBusinessActivationInfo']],
    ['another main plan', { activeMainId: '55788' }, ['ChangeTariff']],
    ['another main plan, no warning', { activeMainId: '55788', showsWarning: false }, ['PlanActivationWeb']],
    ['another plan than 66866', { activeMainId: '66866' }, ['ActivePlanUsage', 'ChangeTariff']],
    ['66866 again', { planId: '66866', activeMainId: '66866' }, ['ActivePlanUsage']],
    ['the revolution first', { planId: '55788' }, ['RoamingRevolutionInfo', 'PlanActivationWeb']],
    [
      'the revolution instead of 66866',
      { planId: '55788', activeMainId: '66866' },
      ['ActivePlanUsage', 'RoamingRevolutionInfo', 'ChangeTariff'],
    ],
    [
      'the revolution of a company',
      { planId: '55789', activeMainId: '55855', accountType: 'Business' },
      ['RoamingRevolutionInfo', 'BusinessTariffChange'],
    ],
  ] as const)('%s [RO-056, RO-057, RO-058]', (_, more, steps) => {
    expect(stepsToActivate({ ...owner, ...more })).toEqual(steps);
  });

  it('each step leads to the next and the last to none', () => {
    const steps = stepsToActivate({ ...owner, planId: '55788', activeMainId: '66866' });
    expect(steps.map((step) => stepAfter(step, steps))).toEqual(['RoamingRevolutionInfo', 'ChangeTariff', null]);
    expect(stepAfter('PlanActivationWeb', steps)).toBeNull();
  });

  it.each([
    ['55788', true],
    ['55789', true],
    ['66866', false],
    ['55270', false],
    ['55855', false],
  ])('the plan %s shows the text of the revolution: %s [RO-056, RO-057]', (id, shows) =>
    expect(hasRevolutionText(id)).toBe(shows),
  );
});

describe('limits', () => {
  const limits = [30, 60, 100, 200].map((euro) => ({ limitId: `drt-${euro}`, cents: euro * 100 }));
  const credit = { limitCents: 10_000, usedCents: 6437, choices: [5000, 10_000, 20_000] };
  const standing = { limits, drtUsedCents: 4980, credit };

  it('a data limit is neither below the usage nor above the credit limit', () => {
    expect(validDrtLimits(limits, 4980, 10_000).map(({ limitId }) => limitId)).toEqual(['drt-60', 'drt-100']);
    expect(validDrtLimits(limits, 6000, 10_000).map(({ limitId }) => limitId)).toEqual(['drt-60', 'drt-100']);
    expect(validDrtLimits(limits, 0, null)).toEqual(limits);
  });

  it.each([
    ['the data limit', { limitCents: 6000, usedCents: 1000 }, { limitCents: 20_000, usedCents: 0 }, 5000],
    ['the credit limit', { limitCents: 6000, usedCents: 0 }, { limitCents: 5000, usedCents: 4300 }, 700],
    ['no credit limit', { limitCents: 6000, usedCents: 0 }, null, 6000],
    ['an exceeded limit', { limitCents: 6000, usedCents: 7000 }, null, 0],
  ])('the remaining data amount is limited by %s', (_, drt, creditUse, left) => {
    expect(drtLeftCents(drt, creditUse)).toBe(left);
  });

  it('a credit limit is not below the usage', () => {
    expect(availableCreditLimits(credit.choices, credit.usedCents)).toEqual([10_000, 20_000]);
    expect(availableCreditLimits(credit.choices, 10_000)).toEqual([10_000, 20_000]);
  });

  it.each([
    ['a valid one', 'drt-100', null, true],
    ['one below the usage', 'drt-30', null, false],
    ['one over the credit limit', 'drt-200', null, false],
    ['the same with a higher credit limit', 'drt-200', 20_000, true],
    ['a valid one with an unknown credit limit', 'drt-60', 15_000, false],
    ['a valid one with a credit limit below the usage', 'drt-60', 5000, false],
    ['an unknown one', 'drt-1', null, false],
  ])('%s can be chosen: %s with %s is %s', (_, limitId, creditCents, isValid) => {
    expect(areLimitsValid(standing, { limitId, creditCents })).toBe(isValid);
  });

  it('a number without a credit limit cannot choose one', () => {
    const without = { ...standing, credit: null };
    expect(areLimitsValid(without, { limitId: 'drt-200', creditCents: null })).toBe(true);
    expect(areLimitsValid(without, { limitId: 'drt-200', creditCents: 20_000 })).toBe(false);
  });

  it('only valid limits can be chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25_000 }), fc.integer({ min: 0, max: 25_000 }), (used, ceiling) => {
        const valid = validDrtLimits(limits, used, ceiling);
        expect(valid.every(({ cents }) => used <= cents && cents <= ceiling)).toBe(true);
        expect(valid.length).toBe(limits.filter(({ cents }) => used <= cents && cents <= ceiling).length);
      }),
    );
  });

  it('distinguishes the default from a chosen limit', () => {
    expect([limitTypeOf(null), limitTypeOf('drt-60')]).toEqual(['Default', 'Personal']);
  });
});

describe('the amount due at once', () => {
  const balkans = { component_type: 'PACKAGE', price_cents: 690 } as const;
  const freedomPlus = { component_type: 'MAIN_TARIFF', price_cents: 299 } as const;
  const calls = { component_type: 'ADDITIONAL_TARIFF', price_cents: 249 } as const;
  const taking = (taken: typeof balkans | typeof freedomPlus | typeof calls) =>
    ({ plan: taken, operation: 'activate' }) as const;

  it.each([
    ['a package', [taking(balkans)], 690],
    ['two packages', [taking(balkans), taking(balkans)], 1380],
    ['a monthly plan', [taking(freedomPlus), taking(calls)], 0],
    ['a package beside a main plan', [taking(freedomPlus), taking(balkans)], 690],
    ['the deactivation of a package', [{ plan: balkans, operation: 'deactivate' } as const], 0],
  ])('%s', (_, changes, cents) => expect(oneOffCents(changes)).toBe(cents));
});
