/** Whole seconds from one moment to a later one, never fewer than are left. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
