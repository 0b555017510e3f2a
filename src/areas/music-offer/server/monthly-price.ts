import type { Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';

/** The price in the main currency. */
export function monthlyPrice(cents: number, language: Language): string {
  return shownPrice(priceOf(cents)[0]!, language);
}
