// The days of a bill: it closes on the last day of the month, Sofia time.

import { addDays, startOfSofiaDay } from './clock.ts';

export function lastDayOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The moment a day is over. */
export function endOfDay(day: string): Date {
  return startOfSofiaDay(addDays(day, 1));
}

/** What is left of a month's price on this day, today included, rounded half up. */
export function proratedCents(cents: number, today: string): number {
  const days = Number(lastDayOfMonth(today).slice(8));
  return Math.round((cents * (days - Number(today.slice(8)) + 1)) / days);
}
