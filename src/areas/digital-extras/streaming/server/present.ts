import type { Result } from '#platform/endpoint.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import { centsAtOnce } from '../../server/balance-purchases.ts';
import type { ExtraRow } from '../../server/catalogue.ts';
import { termsOf } from '../../server/terms.ts';
import type { familyEligibility } from '../contract.ts';
import type { NeighbouringPlans } from './plans.ts';

export function presentPlans(
  { upgrades, downgrades }: NeighbouringPlans,
  language: Language,
  today: string,
): Result<typeof familyEligibility> {
  const present = (plan: ExtraRow) => ({
    code: plan.code,
    name: inLanguage({ bg: plan.name_bg, en: plan.name_en }, language),
    regular_price_currency: priceOf(plan.regular_price_cents),
    prorate_price: priceOf(centsAtOnce(termsOf(plan, false, today), today)),
  });
  return { available_upgrades: upgrades.map(present), available_downgrades: downgrades.map(present) };
}
