import { shownMoment } from '#platform/clock.ts';

/** A moment of the contract: 19.11.2026 14:05. */
export function momentText(moment: string): string {
  return shownMoment(new Date(moment));
}
