import { useLocale } from 'use-intl/react';
import { localeOf } from '#platform/languages.ts';

/** Formats a time in Sofia. */
export function useMoment(): (moment: string) => string {
  const language = useLocale();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Sofia',
  });
  return (moment) => format.format(new Date(moment));
}
