import type { SearchPage } from '#platform/search.ts';

export const roamingSearch: readonly SearchPage[] = [
  {
    to: '/roaming',
    bg: { title: 'Роуминг', words: 'чужбина пътуване страна държава цени лимит данни кредитен лимит' },
    en: { title: 'Roaming', words: 'abroad travel trip country prices data credit limit' },
  },
];
