import './calendar-leaf.css';

/** A date as a leaf of a calendar; the sentence beside it says the same date. */
export function CalendarLeaf({
  month,
  day,
  tone = 'danger',
}: {
  month: string;
  day: number;
  tone?: 'danger' | 'info';
}) {
  return (
    <span className="calendar-leaf" data-tone={tone} aria-hidden>
      <i>{month}</i>
      <b>{day}</b>
    </span>
  );
}
