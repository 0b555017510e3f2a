// Automatic top-up: when a charge is announced, when it runs, and when it stops.

import { addDays, sofiaDay, startOfSofiaDay } from '#platform/clock.ts';

export const automaticModes = ['below', 'day'] as const;
export type AutomaticMode = (typeof automaticModes)[number];

/** A charge below a balance runs this long after its notice, so that it can be stopped. */
export const noticeMinutes = 60;

/** A charge on a day of the month is announced this many days before. */
export const noticeDays = 1;

/** After so many failed charges in a row the automatic top-up stops. */
export const failuresAllowed = 3;

export type AutomaticPlan = { mode: AutomaticMode; belowCents: number | null; dayOfMonth: number | null };

export type AutomaticState = {
  balanceCents: number | null;
  chargeAfter: Date | null;
  /** The last charge, whatever its outcome. */
  chargedAt: Date | null;
};

export type AutomaticStep =
  | { step: 'none' }
  | { step: 'notice'; chargeAfter: Date }
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
    return state.chargeAfter <= now ? { step: 'charge' } : { step: 'none' };
  }
  if (!isBelow || wasChargedOn(state, sofiaDay(now))) return { step: 'none' };
  return { step: 'notice', chargeAfter: new Date(now.getTime() + noticeMinutes * 60_000) };
}

function stepOfDay(dayOfMonth: number, state: AutomaticState, now: Date): AutomaticStep {
  if (state.chargeAfter !== null) return state.chargeAfter <= now ? { step: 'charge' } : { step: 'none' };
  const noticedDay = addDays(sofiaDay(now), noticeDays);
  if (Number(noticedDay.slice(-2)) !== dayOfMonth) return { step: 'none' };
  if (wasChargedOn(state, sofiaDay(now))) return { step: 'none' };
  // A day may have 25 hours: the charge runs on the chosen day, never before.
  const chargeAt = Math.max(now.getTime() + noticeDays * 24 * 3600_000, startOfSofiaDay(noticedDay).getTime());
  return { step: 'notice', chargeAfter: new Date(chargeAt) };
}

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
