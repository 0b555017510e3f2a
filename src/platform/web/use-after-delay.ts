import { useEffect, useEffectEvent } from 'react';

/** Long enough to read one sentence before an automatic redirect. */
export const readingMs = 2000;

/** Runs after a delay unless the user has left; null does nothing. */
export function useAfterDelay(run: (() => void) | null, ms = readingMs): void {
  const isPending = run !== null;
  const runLatest = useEffectEvent(() => run?.());
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(runLatest, ms);
    return () => clearTimeout(timer);
  }, [isPending, ms]);
}
