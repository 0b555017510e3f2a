// Billing days: a bill closes on the last day of the month, Sofia time.

import { addDays, lastDayOfMonth, startOfSofiaDay } from './clock.ts';

export function endOfDay(day: string): Date {
  return startOfSofiaDay(addDays(day, 1));
}

/** The price for the rest of the month, today included, rounded half up. */
export function proratedCents(cents: number, today: string): number {
  const days = Number(lastDayOfMonth(today).slice(8));
  return Math.round((cents * (days - Number(today.slice(8)) + 1)) / days);
}
