import { priceOf } from '#platform/money.ts';
import { usePriceText } from '#platform/web/currency.ts';
import { authorisedCents } from '../card-rules.ts';

/** What the bank checks a card with. */
export function useCheckedAmount(): string {
  return usePriceText()(priceOf(authorisedCents));
}
