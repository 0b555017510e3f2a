import type { SearchPage } from '#platform/search.ts';

export const vipClubSearch: readonly SearchPage[] = [
  {
    to: '/vip-club',
    bg: { title: 'VIP клуб', words: 'ваучер отстъпка подарък вип' },
    en: { title: 'VIP club', words: 'voucher discount gift' },
  },
];
