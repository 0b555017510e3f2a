import { vi } from 'vitest';
import type { Clock } from '#platform/clock.ts';

/** The clock shows the same moment until its portal closes. */
export function stopClock(clock: Clock): void {
  vi.spyOn(clock, 'now').mockReturnValue(clock.now());
}
