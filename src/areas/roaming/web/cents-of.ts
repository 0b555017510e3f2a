import { mainCurrency, type PriceItem } from '#platform/money.ts';

/** A price in the API has two decimals, so its cents are whole. */
export function centsOf(prices: readonly PriceItem[]): number {
  const main = prices.find(({ currency }) => currency === mainCurrency);
  return Math.round((main?.value ?? 0) * 100);
}
