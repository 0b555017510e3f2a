// Quiet hours: a part of every day in Sofia when nothing rings. They may pass midnight.

import { addDays, sofiaMoment, sofiaDay, sofiaTime } from './clock.ts';

/** Times of day as HH:MM; they differ. */
export type QuietHours = { from: string; until: string };

export const usualQuietHours: QuietHours = { from: '22:00', until: '08:00' };

/** When the quiet hours of this moment end; null outside them. */
export function quietEnd(now: Date, { from, until }: QuietHours): Date | null {
  const time = sofiaTime(now);
  const passesMidnight = until < from;
  const isQuiet = passesMidnight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return null;
  const today = sofiaDay(now);
  return sofiaMoment(passesMidnight && time >= from ? addDays(today, 1) : today, until);
}
