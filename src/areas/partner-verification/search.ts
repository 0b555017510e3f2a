import type { SearchPage } from '#platform/search.ts';

export const partnerSearch: readonly SearchPage[] = [
  {
    to: '/my-profile/partners',
    bg: { title: 'Партньори с достъп', words: 'съгласие потвърден номер сайтове оттегли' },
    en: { title: 'Partners with access', words: 'consent verified number sites withdraw' },
  },
];
