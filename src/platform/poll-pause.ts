// The polling interval for pending items: short at first, then longer, then none.

const second = 1000;
const minute = 60 * second;

const pauses = [
  { until: 30 * second, pause: 2 * second },
  { until: 2 * minute, pause: 10 * second },
  { until: 30 * minute, pause: minute },
];

/** False when polling ends: the page refreshes when it is opened or focused again. */
export function pollPause(waitedMs: number): number | false {
  return pauses.find(({ until }) => waitedMs < until)?.pause ?? false;
}
