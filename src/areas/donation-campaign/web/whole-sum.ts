// How whole sums and months are written in the language of the page.

import { useLanguage } from '#platform/web/i18n/text-provider.tsx';

const locales = { bg: 'bg-BG', en: 'en-GB' } as const;

/** 6124 is written 6 124 in Bulgarian, also where the usual rule would leave four digits together. */
export function useWholeSum(): (sum: number) => string {
  const format = new Intl.NumberFormat(locales[useLanguage()], { useGrouping: 'always', maximumFractionDigits: 0 });
  return (sum) => format.format(sum);
}

/** The month of a calendar day, as it is called on a bill. */
export function useMonthName(): (day: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { month: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
