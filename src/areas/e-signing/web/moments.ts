import { shownDay, sofiaDay, sofiaTime } from '#platform/clock.ts';

export function dayOf(moment: string): string {
  return shownDay(sofiaDay(new Date(moment)));
}

/** With seconds, because evidence must be exact. */
export function timeOf(moment: string): string {
  const at = new Date(moment);
  return `${sofiaTime(at)}:${String(at.getUTCSeconds()).padStart(2, '0')}`;
}
