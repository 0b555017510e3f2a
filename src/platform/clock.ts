// The portal's time: an injected clock, and days that begin and end in Sofia.

export type Clock = { now(): Date };

const zone = 'Europe/Sofia';

let format: Intl.DateTimeFormat | undefined;

/** Created at the first use: on a slow phone that takes a tenth of a second, and most screens need only days. */
function sofiaFormat(): Intl.DateTimeFormat {
  format ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return format;
}

/** The calendar day in Sofia as YYYY-MM-DD. */
export function sofiaDay(at: Date): string {
  return sofiaWallClock(at).slice(0, 10);
}

/** The hour in Sofia, 0 to 23. */
export function sofiaHour(at: Date): number {
  return Number(sofiaWallClock(at).slice(11, 13));
}

/** The time of day in Sofia as HH:MM. */
export function sofiaTime(at: Date): string {
  return sofiaWallClock(at).slice(11, 16);
}

/**
 * The start of a Sofia day. Clocks there change at 01:00 UTC, so 00:00 UTC still has the offset of the previous
 * midnight.
 */
export function startOfSofiaDay(day: string): Date {
  if (day !== lastDay.day) lastDay = { day, begins: beginningOf(day) };
  return new Date(lastDay.begins);
}

/**
 * The moment when the clocks of Sofia show this time on this day: the first of two in autumn, and for a time that is
 * skipped in spring the moment of the change.
 */
export function sofiaMoment(day: string, time: string): Date {
  const start = startOfSofiaDay(day).getTime();
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const found = [asIfUtc - offsetAt(new Date(start)), asIfUtc - offsetAt(new Date(start + 26 * 3_600_000))].find(
    (at) => sofiaTime(new Date(at)) === time && sofiaDay(new Date(at)) === day,
  );
  return new Date(found ?? Date.parse(`${day}T01:00:00Z`));
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function lastDayOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

export const earlierDay = (one: string, other: string) => (one < other ? one : other);
export const laterDay = (one: string, other: string) => (one > other ? one : other);

/** Whether a day of this form, YYYY-MM-DD, exists. */
export function isCalendarDay(day: string): boolean {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}

/** Whole calendar days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** 2026-11-19 is shown as 19.11.2026. */
export function shownDay(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** 19.11.2026 14:05, by the clock of Sofia. */
export function shownMoment(at: Date): string {
  return `${shownDay(sofiaDay(at))} ${sofiaTime(at)}`;
}

/** Caches the last second: a call formats its day, hour and minute separately. */
let last = { second: Number.NaN, wallClock: '' };

function sofiaWallClock(at: Date): string {
  const second = Math.floor(at.getTime() / 1000);
  if (second !== last.second) last = { second, wallClock: readWallClock(at) };
  return last.wallClock;
}

/** Caches the last day: most calls use the same one. */
let lastDay = { day: '', begins: Number.NaN };

function beginningOf(day: string): number {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`);
  return asIfUtc - offsetAt(new Date(asIfUtc));
}

function readWallClock(at: Date): string {
  const part = Object.fromEntries(
    sofiaFormat()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}`;
}

function offsetAt(at: Date): number {
  return Date.parse(`${readWallClock(at)}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}
