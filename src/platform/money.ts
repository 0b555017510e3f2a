// Money is an integer of minor units plus a currency; the API sends a price as a list of currency and value.

import { mainCurrency, secondaryCurrency, type Currency } from './currencies.ts';
import type { Language } from './languages.ts';
import { shownNumber } from './shown-number.ts';

/** The irrevocable rate; amounts are computed in whole hundred-thousandths, so that nothing is rounded twice. */
export const bgnPerEur = 1.95583;
const bgnPerEurTimes100000 = 195583n;

export type PriceItem = { currency: Currency; value: number };

/** Rounded once, half up. */
export function bgnCents(eurCents: number): number {
  return timesRate(eurCents, bgnPerEurTimes100000);
}

function timesRate(cents: number, rateTimes100000: bigint): number {
  const exact = BigInt(Math.abs(cents)) * rateTimes100000;
  const rounded = Number((exact + 50000n) / 100000n);
  return cents < 0 ? -rounded : rounded;
}

/** EUR first, then BGN. */
export function priceOf(eurCents: number): PriceItem[] {
  return [
    { currency: mainCurrency, value: eurCents / 100 },
    { currency: secondaryCurrency, value: bgnCents(eurCents) / 100 },
  ];
}

/** The cents of a value in the API, which has two decimals. */
export function centsOfValue(value: number): number {
  return Math.round(value * 100);
}

/** The cents of a value that a client sent; null if it has parts of a cent. */
export function wholeCentsOf(value: number): number | null {
  const cents = centsOfValue(value);
  return Number.isSafeInteger(cents) && Math.abs(value * 100 - cents) < 1e-6 ? cents : null;
}

/** The cents of a price in the main currency. */
export function centsOf(prices: readonly PriceItem[]): number {
  return centsOfValue(prices.find(({ currency }) => currency === mainCurrency)?.value ?? 0);
}

/** 199 cents are written as 1.99, without a currency, for forms and other systems. */
export function decimalAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** How an installation shows money, as returned by GET common/currency/info. */
export type CurrencyInfo = {
  main_currency: Currency;
  secondary_currency: Currency;
  rate: number;
  show_both: boolean;
};

export const builtInCurrency: CurrencyInfo = {
  main_currency: mainCurrency,
  secondary_currency: secondaryCurrency,
  rate: bgnPerEur,
  show_both: true,
};

/** The prices to show: the main currency, then, if both are shown, the same amount by the fixed rate. */
export function pricesToShow(prices: readonly PriceItem[], info: CurrencyInfo): PriceItem[] {
  const main = prices.find(({ currency }) => currency === info.main_currency) ?? prices[0];
  if (!main) return [];
  const second = { currency: info.secondary_currency, value: convertedCents(main.value, info.rate) / 100 };
  return info.show_both && second.currency !== main.currency ? [main, second] : [main];
}

/** Rounded once, half up, in integers. */
function convertedCents(value: number, rate: number): number {
  return timesRate(centsOfValue(value), BigInt(Math.round(rate * 100_000)));
}

/** Two decimals with the decimal mark of the language; a non-breaking space before the currency. */
export function shownPrice(item: PriceItem, language: Language): string {
  return `${shownNumber(item.value, language, { decimals: 2, isAlwaysGrouped: true })}\u00a0${item.currency}`;
}
