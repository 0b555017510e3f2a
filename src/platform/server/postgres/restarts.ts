// Restart delays of a PostgreSQL that ended unexpectedly, and when to give up.

const waitsMs = [0, 100, 300, 1000, 2000];
const windowMs = 60_000;

export type NextRestart = { readonly waitMs: number; readonly history: readonly number[] } | 'give up';

/** `history` contains the times of earlier restarts, oldest first. */
export function nextRestart(history: readonly number[], now: number): NextRestart {
  const recent = history.filter((moment) => now - moment < windowMs);
  const waitMs = waitsMs[recent.length];
  return waitMs === undefined ? 'give up' : { waitMs, history: [...recent, now] };
}
