import { minutesSeconds } from './minutes-seconds.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The time left until a moment, in minutes and seconds. */
export function Countdown({ until }: { until: Date }) {
  const left = useSecondsLeft(until);
  return (
    <b className="tabular-nums" role="timer">
      {minutesSeconds(left)}
    </b>
  );
}
