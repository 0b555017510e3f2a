// A clock that changes only when a test moves it.

import type { Clock } from '#platform/clock.ts';

export type MovableClock = Clock & { pass(seconds: number): void };

export function movableClock(start = new Date('2026-03-02T10:00:00Z')): MovableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    pass(seconds) {
      time += seconds * 1000;
    },
  };
}
