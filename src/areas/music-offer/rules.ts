// The free period, the charges of a subscription, and the modify action.

import { addDays } from '#platform/clock.ts';

export const musicSource = 'music';

export const musicStatuses = ['Active', 'Deactivated', 'NotSubscribed'] as const;
export type MusicStatus = (typeof musicStatuses)[number];

export const freeDaysPostpaid = 90;
export const freeDaysPrima = 30;

/** The last free day of a subscription started on `from`; for CURRENT the same date of the next year. */
export function freePeriodEnd(subscriberType: string, from: string): string {
  if (subscriberType === 'POSTPAID') return addDays(from, freeDaysPostpaid);
  if (subscriberType === 'CURRENT') return sameDateNextYear(from);
  return addDays(from, freeDaysPrima);
}

function sameDateNextYear(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return day.endsWith('-02-29') ? next.replace('-29', '-28') : next;
}

export function modifyAction(status: MusicStatus): 'deactivate' | 'activate' {
  return status === 'Active' ? 'deactivate' : 'activate';
}

/** The first charge is on the day after the last free one, then on the same date of every month. */
export function nextCharge(freeUntil: string, subscribedOn: string, today: string): string {
  const first = freeUntil >= subscribedOn ? addDays(freeUntil, 1) : subscribedOn;
  if (first > today) return first;
  for (let months = 1; ; months++) {
    const charge = addMonths(first, months);
    if (charge > today) return charge;
  }
}

/** A stopped subscription plays until the day before the next charge. */
export function lastDayIfStopped(freeUntil: string, subscribedOn: string, today: string): string {
  return addDays(nextCharge(freeUntil, subscribedOn, today), -1);
}

/** The 31st becomes the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const shifted = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
  return shifted.toISOString().slice(0, 10);
}

/** A message is sent a week before the last free day. */
export const reminderDays = 7;
