import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { worstDay, type DayCount } from '../rules.ts';

/** 01.11.: a day without its year, because all are within a month. */
export const shortDay = (day: string) => shownDay(day).slice(0, 6);

const height = 100;
const gap = 0.16;

/** A bar for each day; the worst one is highlighted with its count. */
export function DayChart({ days }: { days: readonly DayCount[] }) {
  const t = useTranslations('network-protection');
  const worst = worstDay(days);
  const worstAt = days.findIndex(({ day }) => day === worst?.day);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const said = worst ? t('worst', { day: shortDay(worst.day), count: worst.blocked }) : t('calm_days');
  const label = t('chart_label', { from: shownDay(first.day), to: shownDay(last.day), worst: said });
  return (
    <div className="day-chart">
      <p className="day-chart-top" aria-hidden>
        {worst && <b style={{ left: `${((worstAt + 0.5) / days.length) * 100}%` }}>{worst.blocked}</b>}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that it follows the theme */}
      <svg role="img" aria-label={label} viewBox={`0 0 ${days.length} ${height}`} preserveAspectRatio="none">
        {days.map(({ day, blocked }, at) => {
          const tall = worst ? (blocked / worst.blocked) * height : 0;
          return (
            <rect
              key={day}
              data-worst={day === worst?.day || undefined}
              x={at + gap / 2}
              y={height - tall}
              width={1 - gap}
              height={tall}
            />
          );
        })}
      </svg>
      <p className="day-chart-days" aria-hidden>
        <span>{shortDay(first.day)}</span>
        <span>{t('today')}</span>
      </p>
    </div>
  );
}
