import { useEffect, type RefObject } from 'react';

/** Tells when the end of a thing has been on the screen. */
export function useSeen(thing: RefObject<HTMLElement | null>, onSeen: (() => void) | undefined): void {
  useEffect(() => {
    if (!onSeen || !thing.current) return undefined;
    const end = thing.current;
    const watcher = new IntersectionObserver(
      (entries) => {
        const isEndSeen = entries.some(
          ({ isIntersecting, boundingClientRect: box, rootBounds }) =>
            isIntersecting && box.height > 40 && box.bottom <= (rootBounds?.bottom ?? innerHeight) + 40,
        );
        if (isEndSeen) onSeen();
      },
      { threshold: [0, 0.25, 0.5, 0.75, 0.9, 1] },
    );
    watcher.observe(end);
    return () => watcher.disconnect();
  });
}
