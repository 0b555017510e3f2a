import { shownPrice, type PriceItem } from '#platform/money.ts';
import { usePricesToShow } from '#platform/web/currency.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';

/** An amount in the main currency only: 42,60 EUR. */
export function useAmountText(): (prices: readonly PriceItem[]) => string {
  const toShow = usePricesToShow();
  const language = useLanguage();
  return (prices) => {
    const [main] = toShow(prices);
    return main ? shownPrice(main, language) : '';
  };
}
