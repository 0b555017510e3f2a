import { useEffect, type RefObject } from 'react';

/** How far below the screen the end may be. */
const tolerance = '0px 0px 40px 0px';

/** Calls back when the end mark has been on the screen. Without a callback nothing is observed. */
export function useSeen(end: RefObject<HTMLElement | null>, onSeen: (() => void) | undefined): void {
  useEffect(() => {
    if (!onSeen || !end.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
      },
      { rootMargin: tolerance },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  });
}
