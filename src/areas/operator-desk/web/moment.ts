import { useLocale } from 'use-intl/react';

/** Formats a time in Sofia. */
export function useMoment(): (moment: string) => string {
  const language = useLocale();
  const format = new Intl.DateTimeFormat(language === 'bg' ? 'bg-BG' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Sofia',
  });
  return (moment) => format.format(new Date(moment));
}
