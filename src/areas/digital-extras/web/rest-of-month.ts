import { lastDayOfMonth, shownDay } from '#platform/clock.ts';

/** The days that the price of this month covers, as receipts name them. */
export function restOfMonth(today: string): { from: string; to: string } {
  return { from: shownDay(today), to: shownDay(lastDayOfMonth(today)) };
}
