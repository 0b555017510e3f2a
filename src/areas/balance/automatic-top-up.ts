// Automatic top-up: when a charge is announced, when it runs, and when it stops.

import { addDays, sofiaDay, startOfSofiaDay } from '#platform/clock.ts';

export const automaticModes = ['below', 'day'] as const;
export type AutomaticMode = (typeof automaticModes)[number];

/** A charge below a balance runs this long after its notice, so that it can be stopped. */
export const noticeMinutes = 60;

/** A charge on a day of the month is announced this many days before. */
export const noticeDays = 1;

/** A charge that is late by more is announced again: the user was told of another day. */
const latestMs = 24 * 3600_000;

/** After so many failed charges in a row the automatic top-up stops. */
export const failuresAllowed = 3;

/** Why it stopped: the bank or the operator refused, the card or the number is gone, or the user withdrew from a top-up. */
export const stopReasons = ['failures', 'not_credited', 'card', 'number', 'withdrawal'] as const;
export type StopReason = (typeof stopReasons)[number];

export type AutomaticPlan = { mode: AutomaticMode; belowCents: number | null; dayOfMonth: number | null };

export type AutomaticState = {
  balanceCents: number | null;
  chargeAfter: Date | null;
  /** The last charge, whatever its outcome. */
  chargedAt: Date | null;
  /** When the user saved the plan. */
  chosenAt: Date;
  /** The last day of the month whose charge was skipped. */
  skippedOn: string | null;
};

export type AutomaticStep =
  | { step: 'none' }
  /** Late: after the chosen day of the month. */
  | { step: 'notice'; chargeAfter: Date; isLate: boolean }
  /** The charge of this day no longer fits into its month. */
  | { step: 'skip'; day: string; nextDay: string }
  /** The reason for the announced charge is gone. */
  | { step: 'withdraw' }
  | { step: 'charge' };

/** What is to be done now. A number is charged at most once a day. */
export function automaticStep(plan: AutomaticPlan, state: AutomaticState, now: Date): AutomaticStep {
  return plan.mode === 'day'
    ? stepOfDay(plan.dayOfMonth ?? 1, state, now)
    : stepBelow(plan.belowCents ?? 0, state, now);
}

function stepBelow(belowCents: number, state: AutomaticState, now: Date): AutomaticStep {
  const isBelow = state.balanceCents !== null && state.balanceCents < belowCents;
  if (state.chargeAfter !== null) {
    if (!isBelow) return { step: 'withdraw' };
    if (!isTooLate(state.chargeAfter, now)) return state.chargeAfter <= now ? { step: 'charge' } : { step: 'none' };
  }
  if (!isBelow || wasChargedOn(state, sofiaDay(now))) return { step: 'none' };
  return { step: 'notice', chargeAfter: new Date(now.getTime() + noticeMinutes * 60_000), isLate: false };
}

const isTooLate = (chargeAfter: Date, now: Date) => now.getTime() - chargeAfter.getTime() > latestMs;

/** A month is charged once: a charge runs in the month of its day, or not at all. */
function stepOfDay(dayOfMonth: number, state: AutomaticState, now: Date): AutomaticStep {
  const { chargeAfter } = state;
  if (chargeAfter !== null && chargeAfter > now) return { step: 'none' };
  if (chargeAfter !== null && !isTooLate(chargeAfter, now) && monthAt(chargeAfter) === monthAt(now)) {
    return { step: 'charge' };
  }
  const day = announcedDay(dayOfMonth, sofiaDay(now));
  if (isSettled(day, state)) return { step: chargeAfter === null ? 'none' : 'withdraw' };
  // A day may have 25 hours: the charge runs on the chosen day, never before.
  const chargeAt = new Date(Math.max(now.getTime() + noticeDays * 24 * 3600_000, startOfSofiaDay(day).getTime()));
  if (monthAt(chargeAt) !== monthOf(day)) return { step: 'skip', day, nextDay: sameDayNextMonth(day) };
  return { step: 'notice', chargeAfter: chargeAt, isLate: sofiaDay(chargeAt) !== day };
}

/** The last chosen day whose notice is due. */
function announcedDay(dayOfMonth: number, today: string): string {
  const latest = addDays(today, noticeDays);
  const ofMonth = (day: string) => `${day.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
  return ofMonth(latest) <= latest ? ofMonth(latest) : ofMonth(addDays(monthOf(latest), -1));
}

function sameDayNextMonth(day: string): string {
  const inNextMonth = addDays(monthOf(day), 31);
  return `${inNextMonth.slice(0, 8)}${day.slice(-2)}`;
}

/** Charged, skipped, or before the user chose the day. */
function isSettled(day: string, { chargedAt, chosenAt, skippedOn }: AutomaticState): boolean {
  if (sofiaDay(chosenAt) > addDays(day, -noticeDays)) return true;
  return (chargedAt !== null && sofiaDay(chargedAt) >= day) || (skippedOn !== null && skippedOn >= day);
}

const monthAt = (moment: Date) => monthOf(sofiaDay(moment));

function wasChargedOn({ chargedAt }: AutomaticState, day: string): boolean {
  return chargedAt !== null && sofiaDay(chargedAt) === day;
}

/** Whether one more charge stays within the ceiling of the month. */
export function isWithinCeiling(chargedThisMonth: number, amountCents: number, ceilingCents: number): boolean {
  return chargedThisMonth + amountCents <= ceilingCents;
}

export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
