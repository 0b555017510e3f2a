import { shownDay } from '#platform/clock.ts';
import './day-chart.css';

/** 01.11.: a day without its year, because all are within a month. */
export const shortDay = (day: string) => shownDay(day).slice(0, 6);

export type DayChartProps = {
  days: readonly { day: string; value: number }[];
  /** The range and the highest value, as text. */
  label: string;
  /** The text above the highest bar. */
  textOf: (value: number) => string;
  /** The text below the last bar; its day by default. */
  lastText?: string;
};

const height = 100;
const gap = 0.16;

/** A bar for each day; the latest highest one is highlighted with its value. */
export function DayChart({ days, label, textOf, lastText }: DayChartProps) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const highest = Math.max(...days.map(({ value }) => value));
  const highestAt = highest > 0 ? days.findLastIndex(({ value }) => value === highest) : -1;
  return (
    <div className="day-chart">
      <p className="day-chart-top" aria-hidden>
        {highestAt >= 0 && <b style={placeOf(highestAt, days.length)}>{textOf(highest)}</b>}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that it follows the theme */}
      <svg role="img" aria-label={label} viewBox={`0 0 ${days.length} ${height}`} preserveAspectRatio="none">
        {days.map(({ day, value }, at) => {
          const tall = highest > 0 ? (value / highest) * height : 0;
          return (
            <rect
              key={day}
              data-highest={at === highestAt || undefined}
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
        <span>{lastText ?? shortDay(last.day)}</span>
      </p>
    </div>
  );
}

/** Centred above its bar; the text of an outer bar stays within the chart. */
function placeOf(at: number, count: number) {
  const percent = ((at + 0.5) / count) * 100;
  return { left: `${percent}%`, translate: `-${Math.round(percent)}% 0` };
}
