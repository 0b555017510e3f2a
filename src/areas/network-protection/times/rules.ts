// The times at which categories of sites are stopped. Times are those of the clocks in Sofia.

import { addDays, sofiaDay, sofiaMoment } from '#platform/clock.ts';
import { quarterMs } from '../sites/rules.ts';

export const timedCategories = ['social', 'games', 'video', 'shopping', 'gambling', 'adult'] as const;
export type TimedCategory = (typeof timedCategories)[number];

/** Monday is 1. */
export const weekDays = [1, 2, 3, 4, 5, 6, 7] as const;
export type WeekDay = (typeof weekDays)[number];

/** From a time of day to another; if that is not later, to the next day. Its days are those on which it begins. */
export type TimeWindow = { categories: TimedCategory[]; days: WeekDay[]; from: string; to: string };

export const mostWindows = 20;

const timeShape = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export function isTime(text: string): boolean {
  return timeShape.test(text);
}

export function isPastMidnight({ from, to }: Pick<TimeWindow, 'from' | 'to'>): boolean {
  return to <= from;
}

export function weekDayOf(day: string): WeekDay {
  return (((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1) as WeekDay;
}

type Span = { from: number; to: number };

/** The window on the day it begins. An hour that spring skips is empty; of one that autumn repeats, the first counts. */
export function spanOn(day: string, { from, to }: Pick<TimeWindow, 'from' | 'to'>): Span {
  const endDay = isPastMidnight({ from, to }) ? addDays(day, 1) : day;
  return { from: sofiaMoment(day, from).getTime(), to: sofiaMoment(endDay, to).getTime() };
}

/** Until null: its windows never leave a gap. */
export type StoppedCategory = { category: TimedCategory; until: Date | null };

/** The categories that are stopped at this moment, each until no window continues it. */
export function stoppedAt(windows: readonly TimeWindow[], now: Date): StoppedCategory[] {
  return timedCategories.flatMap((category) => {
    const own = windows.filter(({ categories }) => categories.includes(category));
    const end = endOfSpans(spansAround(own, now), now.getTime());
    if (end === now.getTime()) return [];
    return [{ category, until: end - now.getTime() > endlessMs ? null : new Date(end) }];
  });
}

/** Windows repeat after a week: what has no gap by then has none. */
const endlessMs = 8 * 86_400_000;
/** Windows of yesterday may continue, those of the coming days may follow. */
const daysAround = Array.from({ length: 11 }, (_, at) => at - 1);

function spansAround(windows: readonly TimeWindow[], now: Date): Span[] {
  const today = sofiaDay(now);
  return daysAround
    .map((days) => addDays(today, days))
    .flatMap((day) => windows.filter(({ days }) => days.includes(weekDayOf(day))).map((window) => spanOn(day, window)))
    .toSorted((a, b) => a.from - b.from);
}

function endOfSpans(spans: readonly Span[], at: number): number {
  return spans.reduce((end, { from, to }) => (from <= end && to > end ? to : end), at);
}

/** How far ahead "fifteen more minutes" may reach. */
export const mostExtraMs = 4 * quarterMs;

/** Null if it would be too much. Pressed again it adds to what is left. */
export function moreTimeUntil(now: Date, pausedUntil: Date | null): Date | null {
  const from = Math.max(now.getTime(), pausedUntil?.getTime() ?? 0);
  const until = from + quarterMs;
  return until - now.getTime() <= mostExtraMs ? new Date(until) : null;
}
