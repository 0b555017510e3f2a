// The cost of use in a country: which plan applies and why, and the cost of a week with each plan.

import {
  usAndCanada,
  usOrCanadaPackageIds,
  useTypes,
  weekTypes,
  type ComponentType,
  type UseType,
  type WeekType,
} from './constants.ts';

/** Cents per minute, SMS or megabyte. */
export type Rates = Record<UseType, number>;

/** In minutes, SMS and megabytes. */
export type UsageEstimate = Record<UseType, number>;

/** The content of a package; minutes cover outgoing and incoming calls. */
export type Allowance = { minutes: number; sms: number; megabytes: number };

/** A plan of a number and its prices in one country. */
export type CountryPlan = {
  plan_id: string;
  component_type: ComponentType;
  isActive: boolean;
  price_cents: number;
  /** Only for a package. */
  valid_days: number | null;
  allowance: Allowance;
  /** The remaining allowance of an active package. */
  left: Allowance;
  /** The prices of a main tariff, or those that an additional one changes. Null if it has none there. */
  rates: Partial<Rates> | null;
  /** Whether a package is valid there. */
  covers: boolean;
};

/** A package is valid in the countries of its zones; those for the United States and Canada only in these two. */
export function packageCovers(
  { plan_id, zones }: { plan_id: string; zones: readonly string[] },
  { country_id, zone }: { country_id: string; zone: string },
): boolean {
  return usOrCanadaPackageIds.has(plan_id) ? usAndCanada.has(country_id) : zones.includes(zone);
}

/**
 * Why a price applies: a package covers it, an additional tariff changes it, it is the home price, or the main tariff
 * sets it.
 */
export type RateReason = 'package' | 'additional' | 'home' | 'main' | 'off';

export type AppliedRate = { type: UseType; cents: number | null; plan_id: string | null; why: RateReason };

/** The current prices by the active plans; null prices if the number does not roam. */
export function whatApplies(plans: readonly CountryPlan[], isEuRoamingArea: boolean): AppliedRate[] {
  const main = activeMain(plans);
  return useTypes.map((type) => {
    if (!main) return { type, cents: null, plan_id: null, why: 'off' };
    const pack = plans.find((plan) => plan.isActive && plan.covers && leftFor(plan.left, type) > 0);
    if (pack) return { type, cents: 0, plan_id: pack.plan_id, why: 'package' };
    const additional = plans.find((plan) => isActiveAdditional(plan) && plan.rates?.[type] !== undefined);
    if (additional) return { type, cents: additional.rates![type]!, plan_id: additional.plan_id, why: 'additional' };
    const cents = main.rates?.[type] ?? 0;
    return { type, cents, plan_id: main.plan_id, why: isEuRoamingArea && cents === 0 ? 'home' : 'main' };
  });
}

const megabytesInGigabyte = 1024;

/** A week abroad: a few messages and maps, some calls and photos, or work and films. */
export const weeks: Record<WeekType, UsageEstimate> = {
  light: { outgoing_call: 10, incoming_call: 15, sms: 5, data: 500 },
  usual: { outgoing_call: 30, incoming_call: 45, sms: 10, data: 2 * megabytesInGigabyte },
  heavy: { outgoing_call: 90, incoming_call: 120, sms: 20, data: 8 * megabytesInGigabyte },
};

export type WeekCost = Record<WeekType, number>;

/** The cost of a week with a plan in addition to the active ones, or instead of the active main tariff. */
export function weekCost(plan: CountryPlan, plans: readonly CountryPlan[]): WeekCost | null {
  const main = plan.component_type === 'MAIN_TARIFF' ? plan : activeMain(plans);
  if (!main) return null;
  const additional = plans.filter((each) => isActiveAdditional(each) || each === plan);
  const rates = withAdditional(main, additional);
  const cost = (use: UsageEstimate) => feeOf(plan) + usageCents(rates, afterAllowance(plan, use));
  return Object.fromEntries(weekTypes.map((week) => [week, cost(weeks[week])])) as WeekCost;
}

export function usageCents(rates: Rates, use: UsageEstimate): number {
  return useTypes.reduce((sum, type) => sum + rates[type] * use[type], 0);
}

function activeMain(plans: readonly CountryPlan[]): CountryPlan | undefined {
  return plans.find((plan) => plan.component_type === 'MAIN_TARIFF' && plan.isActive);
}

function isActiveAdditional({ component_type, isActive }: CountryPlan): boolean {
  return component_type === 'ADDITIONAL_TARIFF' && isActive;
}

function withAdditional(main: CountryPlan, additional: readonly CountryPlan[]): Rates {
  const rates = { outgoing_call: 0, incoming_call: 0, sms: 0, data: 0, ...main.rates };
  for (const { component_type, rates: changed } of additional) {
    if (component_type === 'ADDITIONAL_TARIFF') Object.assign(rates, changed);
  }
  return rates;
}

const weekDays = 7;

/** A package is bought as often as its duration requires; an active monthly plan costs nothing more. */
function feeOf({ isActive, price_cents, valid_days }: CountryPlan): number {
  if (valid_days !== null) return Math.ceil(weekDays / valid_days) * price_cents;
  return isActive ? 0 : price_cents;
}

/** The usage that the package does not cover. */
function afterAllowance({ valid_days, allowance, covers }: CountryPlan, use: UsageEstimate): UsageEstimate {
  if (valid_days === null || !covers) return use;
  const times = Math.ceil(weekDays / valid_days);
  const minutes = times * allowance.minutes;
  const outgoing = Math.max(0, use.outgoing_call - minutes);
  const minutesLeft = Math.max(0, minutes - use.outgoing_call);
  return {
    outgoing_call: outgoing,
    incoming_call: Math.max(0, use.incoming_call - minutesLeft),
    sms: Math.max(0, use.sms - times * allowance.sms),
    data: Math.max(0, use.data - times * allowance.megabytes),
  };
}

function leftFor(left: Allowance, type: UseType): number {
  if (type === 'sms') return left.sms;
  return type === 'data' ? left.megabytes : left.minutes;
}
