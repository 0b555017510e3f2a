// Money is whole minor units plus a currency; a price on the wire is a list of currency and value.

export const mainCurrency = 'EUR';
export const secondaryCurrency = 'BGN';
export type Currency = typeof mainCurrency | typeof secondaryCurrency;

/** The irrevocable rate; sums are computed in whole hundred-thousandths so that nothing is rounded twice. */
export const bgnPerEur = 1.95583;
const bgnPerEurTimes100000 = 195583n;

export type PriceItem = { currency: Currency; value: number };

/** Levs for a sum of euro cents, rounded once, half up. */
export function bgnCents(eurCents: number): number {
  const exact = BigInt(Math.abs(eurCents)) * bgnPerEurTimes100000;
  const rounded = Number((exact + 50000n) / 100000n);
  return eurCents < 0 ? -rounded : rounded;
}

/** The price list of a sum: EUR first, then BGN. */
export function priceOf(eurCents: number): PriceItem[] {
  return [
    { currency: mainCurrency, value: eurCents / 100 },
    { currency: secondaryCurrency, value: bgnCents(eurCents) / 100 },
  ];
}

/** Two decimals with the decimal mark of the language; the space before the currency never breaks. */
export function shownPrice(item: PriceItem, language: 'bg' | 'en'): string {
  const value = new Intl.NumberFormat(language === 'bg' ? 'bg-BG' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: true,
  }).format(item.value);
  return `${value}\u00a0${item.currency}`;
}
