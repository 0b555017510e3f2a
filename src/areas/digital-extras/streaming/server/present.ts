import type { Result } from '#platform/endpoint.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { ExtraRow } from '../../server/catalogue.ts';
import type { familyEligibility } from '../contract.ts';
import type { NeighbouringPlans } from './plans.ts';

export function presentPlans(
  { upgrades, downgrades }: NeighbouringPlans,
  language: Language,
): Result<typeof familyEligibility> {
  const present = ({ code, name_bg, name_en, regular_price_cents: cents }: ExtraRow) => ({
    code,
    name: inLanguage({ bg: name_bg, en: name_en }, language),
    regular_price_currency: priceOf(cents),
  });
  return { available_upgrades: upgrades.map(present), available_downgrades: downgrades.map(present) };
}
