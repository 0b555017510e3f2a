// A saved trip: its valid days, and the time of its reminder.

import { addDays, daysBetween, startOfSofiaDay } from '#platform/clock.ts';

export type TripDays = { starts_on: string; ends_on: string };

const longestTripDays = 90;
const furthestDays = 365;

export type TripFault = 'past' | 'far' | 'order' | 'long';

/** A trip begins today at the earliest and within a year, and does not end before it begins. */
export function faultOfTrip({ starts_on, ends_on }: TripDays, today: string): TripFault | null {
  if (starts_on < today) return 'past';
  if (daysBetween(today, starts_on) > furthestDays) return 'far';
  if (ends_on < starts_on) return 'order';
  return daysBetween(starts_on, ends_on) > longestTripDays ? 'long' : null;
}

const reminderDaysBefore = 2;
const reminderHour = 10;

/** Ten in the morning two days before; null if that is past, because a late plan needs no reminder. */
export function reminderAt({ starts_on }: Pick<TripDays, 'starts_on'>, now: Date): Date | null {
  const morning = startOfSofiaDay(addDays(starts_on, -reminderDaysBefore)).getTime() + reminderHour * 3_600_000;
  return morning > now.getTime() ? new Date(morning) : null;
}
