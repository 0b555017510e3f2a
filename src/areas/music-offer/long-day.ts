// A day in a headline, said as people say it.

import type { Language } from '#platform/languages.ts';

/** 13 февруари; with its year when that is not the one we are in. */
export function longDay(day: string, today: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'bg' ? 'bg-BG' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  // On a narrow screen the year may go to the next line, and nothing else.
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(/[ \u00a0](?!\d{4})/g, '\u00a0');
}
