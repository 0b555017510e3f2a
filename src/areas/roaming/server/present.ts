import { proratedCents } from '#platform/billing-days.ts';
import { sofiaDay } from '#platform/clock.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { Roaming, RoamingPackage, RoamingPlan, Trip } from '../contract.ts';
import { isEligibleForSwappableActivation, isRoamingActive, isShown, showsTariffChangeWarning } from '../rules.ts';
import { reminderAt } from '../trip.ts';
import type { PackageRow, PlanRow, RoamingNumber } from './roaming-store.ts';

export function presentRoaming(
  number: RoamingNumber,
  { language, now, asksWarning }: { language: Language; now: Date; asksWarning: boolean },
): Roaming {
  const today = sofiaDay(now);
  const { plans, subscriber } = number;
  const present = (plan: PlanRow) => presentPlan(plan, language, today, isEligibleForSwappableActivation(plan, plans));
  return {
    roaming_plans: plans.filter((plan) => isShown(plan, subscriber)).map(present),
    show_tariff_change_warning: showsTariffChangeWarning(plans, asksWarning),
    is_roaming_active: isRoamingActive(plans),
    has_request: number.has_request,
    trip: presentTrip(number, language, now),
    today,
  };
}

function presentPlan(plan: PlanRow, language: Language, today: string, isSwappable: boolean): RoamingPlan {
  const isPackage = plan.valid_days !== null;
  const isActive = plan.active_count > 0;
  return {
    plan_id: plan.plan_id,
    adx_code: plan.adx_code,
    component_type: plan.component_type,
    is_active: isActive,
    is_archived: plan.is_archived,
    active_count: plan.active_count,
    is_eligible_for_swappable_activation: isSwappable,
    pending: plan.pending,
    name: inLanguage({ bg: plan.name_bg, en: plan.name_en }, language),
    description: inLanguage({ bg: plan.description_bg, en: plan.description_en }, language),
    price_currency: priceOf(plan.price_cents),
    prorate_price: priceOf(isPackage ? plan.price_cents : proratedCents(plan.price_cents, today)),
    valid_days: plan.valid_days,
    allowance: isPackage ? { minutes: plan.minutes, sms: plan.sms, megabytes: plan.megabytes } : null,
    packages: plan.packages.map(presentPackage),
    used: isActive && !isPackage ? usedOf(plan) : null,
    activated_on: isActive ? plan.activated_on : null,
    country_count: plan.country_count,
  };
}

function presentPackage(row: PackageRow): RoamingPackage {
  return {
    package_id: row.package_id,
    is_ending: row.status === 'pendingTerminate',
    used: usedOf(row),
    // A check constraint guarantees the first day of an active package.
    activated_on: row.activated_on!,
    expires_on: row.expires_on,
  };
}

function usedOf({
  used_minutes,
  used_sms,
  used_megabytes,
}: Pick<PlanRow, 'used_minutes' | 'used_sms' | 'used_megabytes'>) {
  return { minutes: used_minutes, sms: used_sms, megabytes: used_megabytes };
}

function presentTrip({ trip, catalogue }: RoamingNumber, language: Language, now: Date): Trip | null {
  if (!trip) return null;
  const country = catalogue.countries.find(({ country_id }) => country_id === trip.country_id);
  const reminder = reminderAt(trip, now);
  return {
    country_id: trip.country_id,
    country: inLanguage({ bg: country?.name_bg, en: country?.name_en }, language) ?? trip.country_id,
    starts_on: trip.starts_on,
    ends_on: trip.ends_on,
    plan_id: trip.plan_id,
    remind_on: reminder && sofiaDay(reminder),
  };
}
