import { useSyncExternalStore } from 'react';

/**
 * Whole seconds until a time, read from the clock instead of counting ticks, so that it is right after a phone's sleep.
 */
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
