// How often to look for what is on its way: often at first, then less and less, and in the end no more.

const second = 1000;
const minute = 60 * second;

const pauses = [
  { until: 30 * second, pause: 2 * second },
  { until: 2 * minute, pause: 10 * second },
  { until: 30 * minute, pause: minute },
];

/** False when there is no point in looking any more: the page shows it when it is opened or looked at again. */
export function pollPause(waitedMs: number): number | false {
  return pauses.find(({ until }) => waitedMs < until)?.pause ?? false;
}
