// How this installation shows money: the main currency, whether the second is shown, and the rate.

import { createContext, use } from 'react';
import { builtInCurrency, pricesToShow, shownPrice, type CurrencyInfo, type PriceItem } from '#platform/money.ts';
import { useLanguage } from './i18n/text-provider.tsx';

export const CurrencyContext = createContext<CurrencyInfo>(builtInCurrency);

/** The prices to show, the main currency first. */
export function usePricesToShow(): (prices: readonly PriceItem[]) => PriceItem[] {
  const info = use(CurrencyContext);
  return (prices) => pricesToShow(prices, info);
}

/** A price in a sentence: 4,99 EUR (9,76 BGN). */
export function usePriceText(): (prices: readonly PriceItem[]) => string {
  const toShow = usePricesToShow();
  const language = useLanguage();
  return (prices) => {
    const [main = '', second] = toShow(prices).map((item) => shownPrice(item, language));
    return second ? `${main} (${second})` : main;
  };
}

/** An amount in the main currency only: 42,60 EUR. */
export function useAmountText(): (prices: readonly PriceItem[]) => string {
  const toShow = usePricesToShow();
  const language = useLanguage();
  return (prices) => {
    const [main] = toShow(prices);
    return main ? shownPrice(main, language) : '';
  };
}
