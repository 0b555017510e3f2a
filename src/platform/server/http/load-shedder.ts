// Load shedding: limits the number of parallel requests. Slow answers lower the limit, so that accepted requests are
// answered in time and the others get 503 with Retry-After at once.

export type LoadShedder = {
  /** Every successful tryEnter needs a leave. */
  tryEnter(): boolean;
  leave(tookMs: number): void;
  readonly limit: number;
};

const fewest = 8;
const most = 2000;
const first = 128;
/** Lowers the limit after a late answer. */
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
      // A slow call at low load does not indicate overload.
      if (!wasBusy) return;
      if (tookMs <= lateMs) {
        limit = Math.min(most, limit + 1 / limit);
      } else if (now() - loweredAt >= lateMs) {
        // Requests accepted before the reduction are still running; their delay does not count again.
        loweredAt = now();
        limit = Math.max(fewest, limit * backOff);
      }
    },
  };
}
