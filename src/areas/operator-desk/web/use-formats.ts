import { useLocale } from 'use-intl/react';
import { localeOf } from '#platform/languages.ts';
import { mainCurrency } from '#platform/currencies.ts';

/** Formats amounts and days for reading. */
export function useFormats(): { money: (cents: number) => string; day: (day: string) => string } {
  const locale = localeOf(useLocale());
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: mainCurrency });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return { money: (cents) => money.format(cents / 100), day: (text) => day.format(new Date(text)) };
}
