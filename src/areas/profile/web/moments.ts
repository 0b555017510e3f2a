import { shownDay, sofiaDay, sofiaTime } from '#platform/clock.ts';

export function momentOf(moment: string): string {
  return `${dayOf(moment)}, ${sofiaTime(new Date(moment))}`;
}

export function dayOf(moment: string): string {
  return shownDay(sofiaDay(new Date(moment)));
}
