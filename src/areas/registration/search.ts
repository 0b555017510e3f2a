import type { SearchPage } from '#platform/search.ts';

export const registrationSearch: readonly SearchPage[] = [
  {
    to: '/registration/pid-and-eik',
    bg: { title: 'Добави услуга', words: 'добавяне на услуга нова услуга нов номер добави номер' },
    en: { title: 'Add a service', words: 'add new service number' },
  },
];
