// Load shedding: limits how many requests run at the same time. When answers come late, fewer requests are accepted, so that
// accepted ones are answered in time and the others are refused at once with Retry-After.

export type LoadShedder = {
  /** Whether one more may come in; whoever came in must leave. */
  tryEnter(): boolean;
  leave(tookMs: number): void;
  readonly limit: number;
};

const fewest = 8;
const most = 2000;
const first = 128;
/** How much is given up when answers come late, and how soon again. */
const backOff = 0.8;

export function createLoadShedder(lateMs: number, now: () => number): LoadShedder {
  let limit = first;
  let inside = 0;
  let loweredAt = -Infinity;
  return {
    get limit() {
      return Math.floor(limit);
    },
    tryEnter() {
      if (inside >= Math.floor(limit)) return false;
      inside += 1;
      return true;
    },
    leave(tookMs) {
      const wasBusy = inside * 2 >= limit;
      inside -= 1;
      // One slow call among few says nothing about the load.
      if (!wasBusy) return;
      if (tookMs <= lateMs) {
        limit = Math.min(most, limit + 1 / limit);
      } else if (now() - loweredAt >= lateMs) {
        // What was let in before is still on its way; its being late is no news.
        loweredAt = now();
        limit = Math.max(fewest, limit * backOff);
      }
    },
  };
}
