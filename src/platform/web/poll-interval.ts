// The polling interval for pending items of this page.

import { pollPause } from '#platform/poll-pause.ts';

/** Since when the same items of a subject have been pending. */
const watched = new Map<string, { things: string; since: number }>();

/** False if nothing is pending, or only old items are; these refresh with the page. */
export function pollInterval(subject: string, underWay: readonly string[]): number | false {
  if (underWay.length === 0) return false;
  const things = underWay.join();
  const known = watched.get(subject);
  const now = known?.things === things ? known : { things, since: Date.now() };
  watched.set(subject, now);
  return pollPause(Date.now() - now.since);
}
