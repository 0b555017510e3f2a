import { useEffect, useEffectEvent } from 'react';

/** Long enough to read one sentence before a page changes by itself. */
export const readingMs = 2000;

/** Does something a little later, unless the person has left by then; null does nothing. */
export function useAfterDelay(run: (() => void) | null, ms = readingMs): void {
  const isPending = run !== null;
  const runLatest = useEffectEvent(() => run?.());
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(runLatest, ms);
    return () => clearTimeout(timer);
  }, [isPending, ms]);
}
