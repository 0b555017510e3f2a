import type { SearchPage } from '#platform/search.ts';

export const digitalExtrasSearch: readonly SearchPage[] = [
  {
    to: '/digital-extras/select-services',
    bg: { title: 'Добави екстра', words: 'екстри добавки абонамент филми музика новини активирай' },
    en: { title: 'Add an extra', words: 'extras addons subscription films news activate' },
  },
  {
    to: '/digital-extras/included-services',
    bg: { title: 'Активни екстри', words: 'екстри спри деактивирай смени включени' },
    en: { title: 'Active extras', words: 'extras stop deactivate swap included' },
  },
  {
    to: '/digital-extras/traffic-packages',
    bg: { title: 'Пакети трафик', words: 'мегабайти гигабайти интернет данни още' },
    en: { title: 'Data packages', words: 'megabytes gigabytes internet traffic more' },
  },
];
