import type { SearchPage } from '#platform/search.ts';

export const weekendBonusSearch: readonly SearchPage[] = [
  {
    to: '/weekend-bonus',
    bg: {
      title: 'Бонус за уикенда',
      words: 'гигабайти мегабайти мб гб безплатни безплатен интернет събота неделя подарък данни',
    },
    en: { title: 'Weekend bonus', words: 'gigabytes megabytes mb gb free internet Saturday Sunday gift data' },
  },
];
