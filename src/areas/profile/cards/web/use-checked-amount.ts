import { priceOf } from '#platform/money.ts';
import { usePriceText } from '#platform/web/currency.ts';
import { authorisedCents } from '../rules.ts';

/** The amount that the bank uses to check a card. */
export function useCheckedAmount(): string {
  return usePriceText()(priceOf(authorisedCents));
}
