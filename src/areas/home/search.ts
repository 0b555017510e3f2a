import type { SearchPage } from '#platform/search.ts';

export const homeSearch: readonly SearchPage[] = [
  {
    to: '/',
    bg: { title: 'Начало', words: 'начална страница днес сметка' },
    en: { title: 'Home', words: 'start today bill' },
  },
  {
    to: '/my-services',
    bg: { title: 'Моите услуги', words: 'номера телефони договори добави номер премахни преименувай' },
    en: { title: 'My services', words: 'numbers phones add remove rename' },
  },
];
