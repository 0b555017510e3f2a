import type { SearchPage } from '#platform/search.ts';

export const musicSearch: readonly SearchPage[] = [
  {
    to: '/campaigns/music',
    bg: { title: 'Музика без такса', words: 'песни ноти пробен период слушай' },
    en: { title: 'Music for free', words: 'songs trial period listen' },
  },
];
