// The content of a window in words.

import { useTranslations } from 'use-intl/react';
import { isPastMidnight, weekDays, type TimeWindow, type WeekDay } from '../rules.ts';

export function useWindowText() {
  const t = useTranslations('protection-times');
  const categories = (window: Pick<TimeWindow, 'categories'>) =>
    window.categories.map((category) => t(`category_${category}`)).join(', ');
  const days = (chosen: readonly WeekDay[]) => {
    const shown = weekDays.filter((day) => chosen.includes(day));
    const name = shown.join('');
    if (name === '1234567') return t('days_all');
    if (name === '12345') return t('days_work');
    return name === '67' ? t('days_weekend') : shown.map((day) => t(`day_${day}`)).join(', ');
  };
  const times = ({ from, to }: Pick<TimeWindow, 'from' | 'to'>) => {
    if (from === to) return t('window_all_day');
    return t(isPastMidnight({ from, to }) ? 'window_next_day' : 'window_times', { from, to });
  };
  return { categories, days, times };
}
