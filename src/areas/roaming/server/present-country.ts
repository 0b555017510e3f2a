// The prices of a number in a country, the plan they come from, and the cost of a week with each plan.

import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { RoamingCountry } from '../contract.ts';
import { packageCovers, weekCost, whatApplies, type CountryPlan, type Rates } from '../country-costs.ts';
import { isShown } from '../rules.ts';
import { useTypes, weekTypes } from '../constants.ts';
import type { CountryRow } from './catalogue.ts';
import type { PlanRow, RoamingNumber } from './roaming-store.ts';

export function presentCountry(number: RoamingNumber, country: CountryRow, language: Language): RoamingCountry {
  const shown = number.plans.filter((plan) => isShown(plan, number.subscriber));
  const plans = shown.map((plan) => planThere(plan, country));
  const applied = whatApplies(plans, country.is_eu_roaming_area);
  const nameOf = new Map(
    shown.map((plan) => [plan.plan_id, inLanguage({ bg: plan.name_bg, en: plan.name_en }, language)]),
  );
  return {
    country_id: country.country_id,
    name: inLanguage({ bg: country.name_bg, en: country.name_en }, language),
    zone: inLanguage({ bg: country.zone_bg, en: country.zone_en }, language),
    is_eu_roaming_area: country.is_eu_roaming_area,
    prices: applied.flatMap(({ type, cents }) => (cents === null ? [] : [{ type, price_currency: priceOf(cents) }])),
    applied: applied.map(({ type, why, plan_id }) => ({ type, why, plan_id })),
    plans: plans.filter(saysSomething).map((plan) => ({
      plan_id: plan.plan_id,
      name: nameOf.get(plan.plan_id)!,
      component_type: plan.component_type,
      is_active: plan.isActive,
      prices: pricesOf(plan.rates ?? {}),
      week: weekOf(plan, plans),
    })),
  };
}

function planThere(plan: PlanRow, country: CountryRow): CountryPlan {
  const left = (of: 'minutes' | 'sms' | 'megabytes') =>
    plan.packages.reduce((sum, used) => sum + Math.max(0, plan[of] - used[`used_${of}`]), 0);
  return {
    plan_id: plan.plan_id,
    component_type: plan.component_type,
    isActive: plan.active_count > 0,
    price_cents: plan.price_cents,
    valid_days: plan.valid_days,
    allowance: { minutes: plan.minutes, sms: plan.sms, megabytes: plan.megabytes },
    left: { minutes: left('minutes'), sms: left('sms'), megabytes: left('megabytes') },
    rates: plan.rates[country.zone] ?? null,
    covers: plan.component_type === 'PACKAGE' && packageCovers(plan, country),
  };
}

/** Skips packages that are not valid there, and tariffs that change nothing there. */
function saysSomething({ component_type, covers, rates }: CountryPlan): boolean {
  return component_type === 'PACKAGE' ? covers : rates !== null;
}

function pricesOf(rates: Partial<Rates>) {
  return useTypes.flatMap((type) => {
    const cents = rates[type];
    return cents === undefined ? [] : [{ type, price_currency: priceOf(cents) }];
  });
}

function weekOf(plan: CountryPlan, plans: readonly CountryPlan[]) {
  const cost = weekCost(plan, plans);
  return cost ? weekTypes.map((use) => ({ use, price_currency: priceOf(cost[use]) })) : [];
}
