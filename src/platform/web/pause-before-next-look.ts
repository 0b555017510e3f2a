// When to look again for what is on its way, as seen on this page.

import { pollPause } from '#platform/poll-pause.ts';

/** Since when the same things of a subject have been on their way. */
const watched = new Map<string, { things: string; since: number }>();

/** False when nothing is on its way, or has been for so long that the page is looked at again instead. */
export function pauseBeforeNextLook(subject: string, underWay: readonly string[]): number | false {
  if (underWay.length === 0) return false;
  const things = underWay.join();
  const known = watched.get(subject);
  const now = known?.things === things ? known : { things, since: Date.now() };
  watched.set(subject, now);
  return pollPause(Date.now() - now.since);
}
