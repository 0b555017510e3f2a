// The months and days of generated data, counted back from today.

import { addDays, lastDayOfMonth } from '#platform/clock.ts';

export type BilledMonth = { from: string; to: string; issuedOn: string; dueOn: string };

type Calendar = {
  /** The oldest first; the last one is the month before today. */
  months: readonly BilledMonth[];
  /** The complete days before today. */
  lastDays: readonly string[];
};

const billedMonths = 3;
const daysToPay = 19;
const countedDays = 3;

/** By the day and the number of days: most subscribers have the same ones. */
const knownDays = new Map<string, string>();

/** The same as `addDays`, which would take a quarter of the time of a subscriber. */
export function dayFrom(day: string, days: number): string {
  const key = `${day} ${days}`;
  const known = knownDays.get(key);
  if (known !== undefined) return known;
  const found = addDays(day, days);
  knownDays.set(key, found);
  return found;
}

/** Caches the last calendar: all subscribers of a run have the same one. */
let last: { today: string; calendar: Calendar } | null = null;

export function calendarAt(today: string): Calendar {
  if (last?.today !== today) last = { today, calendar: createCalendar(today) };
  return last.calendar;
}

function createCalendar(today: string): Calendar {
  const months: BilledMonth[] = [];
  let issuedOn = firstOfMonth(today);
  while (months.length < billedMonths) {
    const from = firstOfMonth(addDays(issuedOn, -1));
    months.unshift({ from, to: lastDayOfMonth(from), issuedOn, dueOn: addDays(issuedOn, daysToPay) });
    issuedOn = from;
  }
  return { months, lastDays: Array.from({ length: countedDays }, (_, i) => addDays(today, i - countedDays)) };
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
