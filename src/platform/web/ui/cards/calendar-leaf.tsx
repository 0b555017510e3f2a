import { useTranslations } from 'use-intl/react';
import './calendar-leaf.css';

/** A day, YYYY-MM-DD, as a calendar leaf; the text beside it contains the same date. */
export function CalendarLeaf({ day, tone = 'danger' }: { day: string; tone?: 'danger' | 'info' }) {
  const t = useTranslations('shell');
  return (
    <span className="calendar-leaf" data-tone={tone} aria-hidden>
      <i>{t('month', { month: day.slice(5, 7) })}</i>
      <b>{Number(day.slice(8, 10))}</b>
    </span>
  );
}
