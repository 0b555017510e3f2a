// Stops the real time until the test ends, so that the clock of the portal changes only when the test moves it. Tests move
// it to the last second before a limit, which would pass on a slow machine.

import { onTestFinished, vi } from 'vitest';

export function stopRealTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
