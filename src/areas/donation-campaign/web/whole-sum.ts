// Formats whole amounts and months in the language of the page.

import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { localeOf } from '#platform/languages.ts';

/** 6124 is formatted as 6 124 in Bulgarian, where the default keeps four digits together. */
export function useWholeSum(): (sum: number) => string {
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { useGrouping: 'always', maximumFractionDigits: 0 });
  return (sum) => format.format(sum);
}

/** The name of a month on a bill. */
export function useMonthName(): (day: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), { month: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
