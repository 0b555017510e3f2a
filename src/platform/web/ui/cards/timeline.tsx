import type { ReactNode } from 'react';
import './timeline.css';

export type TimelineEvent = { key: string; state: 'done' | 'now' | 'next'; title: ReactNode; note?: ReactNode };

/** Past, current and later events: requests, approvals, evidence of a signature. */
export function Timeline({
  events,
  stateWords,
}: {
  events: readonly TimelineEvent[];
  stateWords: Record<TimelineEvent['state'], string>;
}) {
  return (
    <ol className="timeline">
      {events.map(({ key, state, title, note }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>
            <span className="sr-only">{stateWords[state]}: </span>
            {title}
          </b>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  );
}
