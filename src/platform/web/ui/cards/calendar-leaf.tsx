import './calendar-leaf.css';

/** A date as a calendar leaf; the text beside it contains the same date. */
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
