// The state of the two parts of the extras pages, included services and swap area, derived from the server data and the
// choices of the user.

import type { Eligibility } from './contract.ts';
import type { Extra } from './contract-parts.ts';
import type { InsuranceDetails } from './insurance/contract.ts';
import { defaultTab, freeExtras, includedLists, swappableAddons, type IncludedLists, type Tab } from './lists.ts';

/** The loaded policies by extra code; null while a policy is being ended. */
export type InsuranceObject = Record<string, InsuranceDetails | null>;

type NumberState = { data: Eligibility; msisdn: string; currentCode?: string | undefined };

export type IncludedServices = IncludedLists<Extra> & {
  /** The active and pending extras of the tariff. */
  selectedExtras: Extra[];
  msisdn: string;
  currentExtra: Extra | null;
  tab: Tab;
  insuranceObject: InsuranceObject;
};

export function includedServices(
  { data, msisdn, currentCode }: NumberState,
  tab: Tab = defaultTab,
  insuranceObject: InsuranceObject = {},
): IncludedServices {
  const extras = data.data.tariff_extras;
  return {
    ...includedLists(extras, tab),
    selectedExtras: extras.filter(({ status }) => status !== 'Inactive'),
    msisdn,
    currentExtra: extras.find(({ code }) => code === currentCode) ?? null,
    tab,
    insuranceObject,
  };
}

export type SwapArea = {
  allAddons: Extra[];
  freeExtras: Extra[];
  swappableAddons: Extra[];
  currentExtra: Extra | null;
};

export function swapArea(data: Eligibility, currentCode?: string): SwapArea {
  const addons = data.swappable_addons;
  return {
    allAddons: addons,
    freeExtras: freeExtras(addons),
    swappableAddons: [...swappableAddons(addons), ...addablePlans(data.streaming_addons)],
    currentExtra: everyExtra(data).find(({ code }) => code === currentCode) ?? null,
  };
}

export function everyExtra(data: Eligibility): Extra[] {
  return [...data.data.tariff_extras, ...data.swappable_addons, ...data.streaming_addons];
}

/** A plan can be added while the number has none of its family; otherwise the plan is upgraded or downgraded. */
function addablePlans(plans: readonly Extra[]): Extra[] {
  const taken = new Set(plans.filter(({ status }) => status !== 'Inactive').map(({ group_type }) => group_type));
  return plans.filter(({ group_type }) => !taken.has(group_type));
}
