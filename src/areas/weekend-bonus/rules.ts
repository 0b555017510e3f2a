// The weekends of a campaign: the current or next one, those that a number got, and which numbers may join.

import { addDays, earlierDay, laterDay } from '#platform/clock.ts';

export type Campaign = { starts_on: string; ends_on: string; bonus_mb: number };

const saturday = 6;

/** 0 is Sunday, 6 is Saturday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

export type Weekend = {
  saturday: string;
  sunday: string;
  /** The Saturday, if the campaign ends on it. */
  lastDay: string;
  isOpen: boolean;
};

/** The current or next weekend; null if none is left before the campaign ends. */
export function weekendAt(today: string, campaign: Campaign): Weekend | null {
  const from = today < campaign.starts_on ? campaign.starts_on : today;
  const weekday = weekdayOf(from);
  const first = weekday === 0 ? addDays(from, -1) : addDays(from, saturday - weekday);
  const sunday = addDays(first, 1);
  const firstDay = first < campaign.starts_on ? sunday : first;
  const lastDay = earlierDay(sunday, campaign.ends_on);
  if (laterDay(firstDay, today) > lastDay) return null;
  return { saturday: first, sunday, lastDay, isOpen: today >= firstDay };
}

export function isWeekendDay(day: string): boolean {
  return [0, saturday].includes(weekdayOf(day));
}

/** The amount is for the whole weekend, so only its first day shows it. */
export function isFirstBonusDay(day: string, campaign: Campaign): boolean {
  const hasBonus = isWeekendDay(day) && isRunning(day, campaign);
  return hasBonus && (weekdayOf(day) === saturday || day === campaign.starts_on);
}

/** The weekends that a number got since it joined, including the current one. */
export function weekendsGiven(joinedOn: string, today: string, campaign: Campaign): number {
  const last = earlierDay(today, campaign.ends_on);
  let count = 0;
  // A number that joins on a Sunday gets that Sunday.
  for (let weekend = weekendAt(joinedOn, campaign); weekend && laterDay(weekend.saturday, joinedOn) <= last;) {
    count += 1;
    weekend = weekendAt(addDays(weekend.sunday, 1), campaign);
  }
  return count;
}

export function isRunning(today: string, { starts_on, ends_on }: Campaign): boolean {
  return today >= starts_on && today <= ends_on;
}

/** The last days of a campaign may have no weekend. */
export function takesNumbers(today: string, campaign: Campaign): boolean {
  return isRunning(today, campaign) && weekendAt(today, campaign) !== null;
}

export type JoiningNumber = { msisdn_type: string; subscriber_type: string | null; is_owner: boolean };

/** Own mobile numbers that are paid by bill. */
export function mayJoin({ msisdn_type, subscriber_type, is_owner }: JoiningNumber): boolean {
  return is_owner && msisdn_type === 'Mobile' && subscriber_type !== 'PRIMA';
}

/** The days of a month in weeks from Monday; null for days of other months. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const lead = (weekdayOf(first) + 6) % 7;
  const days: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let each = first; each.startsWith(month); each = addDays(each, 1)) days.push(each);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
