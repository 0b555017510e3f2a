// The content of a window in words.

import { useTranslations } from 'use-intl/react';
import { isPastMidnight, weekDays, type TimeWindow, type WeekDay } from '../rules.ts';

export function useWindowText() {
  const t = useTranslations('protection-times');
  const categories = (window: Pick<TimeWindow, 'categories'>) =>
    window.categories.map((category) => t(`category_${category}`)).join(', ');
  const days = (chosen: readonly WeekDay[]) => {
    const shown = weekDays.filter((day) => chosen.includes(day)).join('');
    if (shown === '1234567') return t('days_all');
    if (shown === '12345') return t('days_work');
    if (shown === '67') return t('days_weekend');
    return [...shown].map((day) => t(`day_${day}` as 'day_1')).join(', ');
  };
  const times = ({ from, to }: Pick<TimeWindow, 'from' | 'to'>) => {
    if (from === to) return t('window_all_day');
    return t(isPastMidnight({ from, to }) ? 'window_next_day' : 'window_times', { from, to });
  };
  return { categories, days, times };
}
