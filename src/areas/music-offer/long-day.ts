// Formats a day for a headline.

import { localeOf, type Language } from '#platform/languages.ts';

/** 13 февруари; with the year if it is not the current one. */
export function longDay(day: string, today: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  // On a narrow screen only the year may wrap.
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(/[ \u00a0](?!\d{4})/g, '\u00a0');
}
