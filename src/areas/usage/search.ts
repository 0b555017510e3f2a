import type { SearchPage } from '#platform/search.ts';

export const usageSearch: readonly SearchPage[] = [
  {
    to: '/usage',
    bg: {
      title: 'Потребление',
      words:
        'колко остава мегабайти гигабайти интернет минути разговори sms оставащи използвани трафик данни известия спри платени услуги извън плана лимит',
    },
    en: {
      title: 'Usage',
      words:
        'left remaining megabytes gigabytes data minutes calls sms used traffic alerts block premium outside plan limit',
    },
  },
  {
    to: '/usage/numbers',
    bg: { title: 'Потребление на всички номера', words: 'фирма номера разходи csv таблица служители' },
    en: { title: 'Usage of all numbers', words: 'company numbers costs csv table employees' },
  },
];
