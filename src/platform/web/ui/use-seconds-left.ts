import { useSyncExternalStore } from 'react';

/** Whole seconds until a moment, read from the clock and not counted by ticks, so that a sleeping phone wakes up right. */
export function useSecondsLeft(until: Date | null): number {
  const end = until?.getTime() ?? 0;
  const subscribe = (onTick: () => void) => {
    const timer = setInterval(() => {
      onTick();
      if (secondsUntil(end) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  };
  return useSyncExternalStore(subscribe, () => secondsUntil(end));
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}
