// Sites that are allowed for a time.

import { addDays, sofiaDay, sofiaMoment } from '#platform/clock.ts';

export const allowChoices = ['quarter', 'hour', 'tomorrow'] as const;
export type AllowChoice = (typeof allowChoices)[number];

export const quarterMs = 15 * 60_000;
/** A day begins in the morning, so that "until tomorrow" is not over at midnight. */
export const tomorrowBegins = '06:00';

export function allowedUntil(choice: AllowChoice, now: Date): Date {
  if (choice === 'tomorrow') return sofiaMoment(addDays(sofiaDay(now), 1), tomorrowBegins);
  return new Date(now.getTime() + (choice === 'hour' ? 4 * quarterMs : quarterMs));
}

/** How many sites of a number can be allowed for a time at once. */
export const mostAllowances = 50;

/** Why a site is stopped, or opens. */
export const checkReasons = [
  'off',
  'allowed-now',
  'allow-list',
  'block-list',
  'dangerous',
  'schedule',
  'clean',
] as const;
export type CheckReason = (typeof checkReasons)[number];

const stopping: ReadonlySet<CheckReason> = new Set(['block-list', 'dangerous', 'schedule']);

export function isStopped(reason: CheckReason): boolean {
  return stopping.has(reason);
}

/** Unconfirmed: the answer of the service was lost. Closing: its time is over, but the service has not confirmed the end. */
export const allowanceStates = ['open', 'unconfirmed', 'closing'] as const;
export type AllowanceState = (typeof allowanceStates)[number];

export function allowanceState(isConfirmed: boolean, until: Date, now: Date): AllowanceState {
  if (until <= now) return 'closing';
  return isConfirmed ? 'open' : 'unconfirmed';
}
