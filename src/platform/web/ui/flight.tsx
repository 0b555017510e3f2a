import type { ReactNode } from 'react';
import { FlyingBird } from '#platform/web/art/bird.tsx';
import { Card } from './card.tsx';
import { Timeline, type TimelineEvent } from './timeline.tsx';
import './flight.css';

export type FlightProps = {
  title: ReactNode;
  text: ReactNode;
  picture?: ReactNode;
  /** Which step of how many, in words. */
  progressLabel: string;
  percent: number;
  events: readonly TimelineEvent[];
  stateWords: Record<TimelineEvent['state'], string>;
  note?: ReactNode;
  level?: 2 | 3;
};

/** A request in progress, on the thing that changes: a swallow on its way. */
export function Flight(props: FlightProps) {
  const { title, text, picture, progressLabel, percent, events, stateWords, note, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <Card className="flight">
      <div className="flight-top">
        {picture && <span className="flight-picture">{picture}</span>}
        <div>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </div>
      </div>
      <div className="flight-track">
        <progress className="sr-only" aria-label={progressLabel} value={percent} max={100} />
        <i style={{ width: `${percent}%` }} />
        <span style={{ left: `${percent}%` }}>
          <FlyingBird />
        </span>
      </div>
      <Timeline events={events} stateWords={stateWords} />
      {note && <p className="text-s leading-[1.4] text-ink-quiet">{note}</p>}
    </Card>
  );
}
