import { useEffect, type RefObject } from 'react';

/** How far below the screen the end may still be. */
const tolerance = '0px 0px 40px 0px';

/** Tells when the mark at the end of what is read has been on the screen. Without a listener nothing is watched. */
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
