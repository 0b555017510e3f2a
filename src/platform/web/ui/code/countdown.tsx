import { minutesSeconds } from './minutes-seconds.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The remaining time in minutes and seconds. */
export function Countdown({ until }: { until: Date | null }) {
  const left = useSecondsLeft(until);
  return (
    <b className="text-ink tabular-nums" role="timer">
      {minutesSeconds(left)}
    </b>
  );
}
