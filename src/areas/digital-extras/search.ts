import type { SearchPage } from '#platform/search.ts';

export const digitalExtrasSearch: readonly SearchPage[] = [
  {
    to: '/digital-extras/select-services',
    bg: {
      title: 'Добави екстра',
      words: 'екстри добавки абонамент нова услуга филми музика новини застраховка домашна помощ активирай',
    },
    en: { title: 'Add an extra', words: 'extras addons subscription films news insurance home assistance activate' },
  },
  {
    to: '/digital-extras/included-services',
    bg: { title: 'Активни екстри', words: 'екстри спри спиране услуга деактивирай откажи смени включени' },
    en: { title: 'Active extras', words: 'extras stop cancel deactivate swap included' },
  },
  {
    to: '/digital-extras/traffic-packages',
    bg: {
      title: 'Пакети трафик',
      words: 'мегабайти гигабайти мб гб мобилен интернет данни още допълнителен пакет свърши',
    },
    en: { title: 'Data packages', words: 'megabytes gigabytes mb gb mobile internet traffic more' },
  },
];
