import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packageCovers, usageCents, weekCost, weeks, whatApplies, type CountryPlan } from './country-costs.ts';
import { useTypes, weekTypes, type ComponentType } from './constants.ts';

const nothing = { minutes: 0, sms: 0, megabytes: 0 };

const there = (plan_id: string, component_type: ComponentType, more: Partial<CountryPlan> = {}): CountryPlan => ({
  plan_id,
  component_type,
  isActive: false,
  price_cents: 0,
  valid_days: null,
  allowance: nothing,
  left: nothing,
  rates: null,
  covers: false,
  ...more,
});

const rates = { outgoing_call: 50, incoming_call: 20, sms: 10, data: 5 };
const main = there('66866', 'MAIN_TARIFF', { isActive: true, rates });
const other = there('55788', 'MAIN_TARIFF', { price_cents: 299, rates: { ...rates, data: 1 } });
const pack = there('63540', 'PACKAGE', {
  price_cents: 690,
  valid_days: 7,
  covers: true,
  allowance: { minutes: 60, sms: 0, megabytes: 3072 },
});
const running = { ...pack, isActive: true, left: { minutes: 5, sms: 0, megabytes: 0 } };
const free = there('63602', 'ADDITIONAL_TARIFF', { price_cents: 199, rates: { incoming_call: 0 } });

describe('the validity of a package', () => {
  it.each(['63530', '63531', '63532'])(
    '%s includes only the United States and Canada, whatever its zones are [RO-048, RO-049, RO-050]',
    (plan_id) => {
      const covers = (country_id: string) =>
        packageCovers({ plan_id, zones: ['world'] }, { country_id, zone: 'world' });
      expect(['US', 'CA', 'MX', 'AU'].map(covers)).toEqual([true, true, false, false]);
    },
  );

  it('includes all countries of its zones', () => {
    const covers = (zone: string) =>
      packageCovers({ plan_id: '63540', zones: ['balkans'] }, { country_id: 'TR', zone });
    expect([covers('balkans'), covers('world')]).toEqual([true, false]);
  });
});

describe('the prices in a country', () => {
  const why = (plans: CountryPlan[], isEu = false) => whatApplies(plans, isEu).map((each) => each.why);

  it('are absent while the number does not roam', () => {
    expect(whatApplies([other, running], true).every(({ cents, plan_id }) => cents === null && plan_id === null)).toBe(
      true,
    );
    expect(new Set(why([other, running]))).toEqual(new Set(['off']));
  });

  it('are those of the main tariff, and the same as at home if it is free in the EU roaming area', () => {
    expect(why([main, other])).toEqual(['main', 'main', 'main', 'main']);
    const atHome = { ...main, rates: { outgoing_call: 0, incoming_call: 0, sms: 6, data: 0 } };
    expect(why([atHome], true)).toEqual(['home', 'home', 'main', 'home']);
    expect(why([atHome], false)).toEqual(['main', 'main', 'main', 'main']);
  });

  it('are zero within a package, or set by an additional tariff', () => {
    const active = { ...free, isActive: true };
    expect(whatApplies([main, running], false)).toEqual([
      { type: 'outgoing_call', cents: 0, plan_id: '63540', why: 'package' },
      { type: 'incoming_call', cents: 0, plan_id: '63540', why: 'package' },
      { type: 'sms', cents: 10, plan_id: '66866', why: 'main' },
      { type: 'data', cents: 5, plan_id: '66866', why: 'main' },
    ]);
    expect(why([main, active])).toEqual(['main', 'additional', 'main', 'main']);
    expect(why([main, { ...running, covers: false }])).toEqual(['main', 'main', 'main', 'main']);
    expect(why([main, free, pack])).toEqual(['main', 'main', 'main', 'main']);
  });
});

describe('the weekly cost', () => {
  const use = weeks.usual;
  const cost = (plan: CountryPlan, plans: CountryPlan[]) => weekCost(plan, plans)!.usual;

  it('of the active main tariff is its charges, of another also its fee', () => {
    expect(cost(main, [main, other])).toBe(usageCents(rates, use));
    expect(cost(other, [main, other])).toBe(299 + usageCents({ ...rates, data: 1 }, use));
  });

  it('of a package is its price plus the excess at the active main tariff', () => {
    const beyond = { outgoing_call: 0, incoming_call: 15, sms: 10, data: 0 };
    expect(use).toEqual({ outgoing_call: 30, incoming_call: 45, sms: 10, data: 2048 });
    expect(cost(pack, [main, pack])).toBe(690 + usageCents(rates, beyond));
  });

  it('of a package that is not valid there is its price plus all charges', () => {
    expect(cost({ ...pack, covers: false }, [main])).toBe(690 + usageCents(rates, use));
  });

  it('of a short package includes repeated purchases', () => {
    const short = { ...pack, valid_days: 3, allowance: { minutes: 30, sms: 0, megabytes: 1024 } };
    expect(cost(short, [main, short])).toBe(
      3 * 690 + usageCents(rates, { ...use, outgoing_call: 0, incoming_call: 0, data: 0 }),
    );
  });

  it('of an additional tariff applies its prices, whether active or hypothetical', () => {
    const cheaper = usageCents({ ...rates, incoming_call: 0 }, use);
    expect(cost(free, [main, free])).toBe(199 + cheaper);
    const active = { ...free, isActive: true };
    expect(cost(active, [main, active])).toBe(cheaper);
    expect(cost(main, [main, active])).toBe(cheaper);
  });

  it('is unknown without the required main tariff', () => {
    expect(weekCost(pack, [other, pack])).toBeNull();
    expect(weekCost(other, [other])).not.toBeNull();
  });

  it('never costs less with more use, nor less than the fee', () => {
    const cents = fc.integer({ min: 0, max: 500 });
    const anyRates = fc.record(Object.fromEntries(useTypes.map((type) => [type, cents]))) as fc.Arbitrary<typeof rates>;
    const amount = fc.integer({ min: 0, max: 5000 });
    const anyAllowance = fc.record({ minutes: amount, sms: amount, megabytes: amount });
    fc.assert(
      fc.property(anyRates, anyAllowance, fc.integer({ min: 1, max: 30 }), (of, allowance, valid_days) => {
        const tariff = { ...main, rates: of };
        const week = weekCost({ ...pack, allowance, valid_days }, [tariff])!;
        const [light, usual, heavy] = weekTypes.map((type) => week[type]) as [number, number, number];
        expect(light <= usual && usual <= heavy).toBe(true);
        expect(light).toBeGreaterThanOrEqual(pack.price_cents);
        expect(heavy).toBeLessThanOrEqual(Math.ceil(7 / valid_days) * pack.price_cents + usageCents(of, weeks.heavy));
      }),
    );
  });
});
