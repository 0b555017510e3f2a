import type { SearchPage } from '#platform/search.ts';

export const donationSearch: readonly SearchPage[] = [
  {
    to: '/campaigns/donation',
    bg: { title: 'Дарение', words: 'дари дарявам кауза кампания помогни благотворителност' },
    en: { title: 'Donation', words: 'donate give cause campaign charity' },
  },
];
