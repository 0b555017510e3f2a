import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { DayChart, shortDay } from '#platform/web/ui/cards/day-chart.tsx';
import { worstDay, type DayCount } from '../rules.ts';

/** The blocked events of each day. */
export function BlockedChart({ days }: { days: readonly DayCount[] }) {
  const t = useTranslations('network-protection');
  const worst = worstDay(days);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const said = worst ? t('worst', { day: shortDay(worst.day), count: worst.blocked }) : t('calm_days');
  const label = t('chart_label', { from: shownDay(first.day), to: shownDay(last.day), worst: said });
  const bars = days.map(({ day, blocked }) => ({ day, value: blocked }));
  return <DayChart days={bars} label={label} textOf={String} lastText={t('today')} />;
}
