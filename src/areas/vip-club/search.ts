import type { SearchPage } from '#platform/search.ts';

export const vipClubSearch: readonly SearchPage[] = [
  {
    to: '/vip-club',
    bg: { title: 'VIP клуб', words: 'ваучер отстъпка намаление купон промокод подарък вип' },
    en: { title: 'VIP club', words: 'voucher discount coupon promo code gift' },
  },
];
