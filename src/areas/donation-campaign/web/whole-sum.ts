// Formats whole amounts and months in the language of the page.

import { useLanguage } from '#platform/web/i18n/text-provider.tsx';

const locales = { bg: 'bg-BG', en: 'en-GB' } as const;

/** 6124 is formatted as 6 124 in Bulgarian, where the default keeps four digits together. */
export function useWholeSum(): (sum: number) => string {
  const format = new Intl.NumberFormat(locales[useLanguage()], { useGrouping: 'always', maximumFractionDigits: 0 });
  return (sum) => format.format(sum);
}

/** The name of a month on a bill. */
export function useMonthName(): (day: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { month: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
