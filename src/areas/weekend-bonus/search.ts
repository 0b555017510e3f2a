import type { SearchPage } from '#platform/search.ts';

export const weekendBonusSearch: readonly SearchPage[] = [
  {
    to: '/weekend-bonus',
    bg: { title: 'Бонус за уикенда', words: 'гигабайти събота неделя подарък данни' },
    en: { title: 'Weekend bonus', words: 'gigabytes Saturday Sunday gift data' },
  },
];
