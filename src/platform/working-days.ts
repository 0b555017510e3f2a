// Working days in Bulgaria: no Saturday, no Sunday and no public holiday of article 154 of the Labour Code.

import { addDays } from './clock.ts';

/** A holiday on a Saturday or Sunday gives the next working days off; Easter does not. */
const fixedHolidays = ['01-01', '03-03', '05-01', '05-06', '05-24', '09-06', '09-22', '12-24', '12-25', '12-26'];

export function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: string): string {
  let next = day;
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

/** The public holidays of a year with the days given for those on a weekend. */
export function holidaysOf(year: number): ReadonlySet<string> {
  const easter = orthodoxEaster(year);
  const holidays = new Set([-2, -1, 0, 1].map((days) => addDays(easter, days)));
  const fixed = fixedHolidays.map((day) => `${year}-${day}`);
  for (const day of fixed) holidays.add(day);
  for (const day of fixed.filter(isWeekend)) holidays.add(firstFreeAfter(day, holidays));
  return holidays;
}

function firstFreeAfter(day: string, holidays: ReadonlySet<string>): string {
  let next = addDays(day, 1);
  while (isWeekend(next) || holidays.has(next)) next = addDays(next, 1);
  return next;
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** The algorithm of Meeus for the Julian calendar, which is 13 days behind from 1900 to 2099. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const month = Math.floor((moon + week + 114) / 31);
  const day = ((moon + week + 114) % 31) + 1;
  return addDays(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, 13);
}
