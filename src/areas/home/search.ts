import type { SearchPage } from '#platform/search.ts';

export const homeSearch: readonly SearchPage[] = [
  {
    to: '/',
    bg: { title: 'Начало', words: 'начална страница днес баланс' },
    en: { title: 'Home', words: 'start today overview balance' },
  },
  {
    to: '/my-services',
    bg: {
      title: 'Моите услуги',
      words: 'номера телефони телевизия тв договори номер премахни преименувай име',
    },
    en: { title: 'My services', words: 'number numbers phones tv remove rename' },
  },
];
