// Automatic payment of bills: when the card is charged, and when the user is told.

import { addDays } from '#platform/clock.ts';

/** Days after the due day: the first try, and three more. */
export const tryDays = [0, 1, 3, 5] as const;

/** The user is told this many days before the due day. */
export const noticeDays = 3;

/** The day of a try, counted from 0; null after the last. */
export function dayOfTry(dueOn: string, attempt: number): string | null {
  const days = tryDays[attempt];
  return days === undefined ? null : addDays(dueOn, days);
}

/** The next try after `made` tries; a missed day is made up for today, or tomorrow if today had a try. */
export function nextTry(dueOn: string, made: number, today: string, triedOn: string | null): string | null {
  const day = dayOfTry(dueOn, made);
  const earliest = triedOn === today ? addDays(today, 1) : today;
  return day !== null && day < earliest ? earliest : day;
}
