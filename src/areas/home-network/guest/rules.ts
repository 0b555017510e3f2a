// How long a guest network stays on.

import { addDays, sofiaDay, sofiaMoment, sofiaTime } from '#platform/clock.ts';

export const guestChoices = ['tonight', 'three-days', 'always'] as const;
export type GuestChoice = (typeof guestChoices)[number];

/** A night ends in the morning, not at midnight, while the guests are still there. */
export const nightEnds = '06:00';
/** From then on "tonight" is the coming night. */
const nightIsOver = '04:00';

/** Null: until the user ends it. Three days end at the same time of day, whatever clocks do meanwhile. */
export function guestEnd(choice: GuestChoice, now: Date): Date | null {
  if (choice === 'always') return null;
  const today = sofiaDay(now);
  if (choice === 'three-days') return sofiaMoment(addDays(today, 3), sofiaTime(now));
  return sofiaMoment(sofiaTime(now) < nightIsOver ? today : addDays(today, 1), nightEnds);
}
