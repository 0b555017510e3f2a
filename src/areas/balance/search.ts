import type { SearchPage } from '#platform/search.ts';

export const balanceSearch: readonly SearchPage[] = [
  {
    to: '/balance',
    bg: {
      title: 'Баланс и зареждане',
      words: 'баланс зареди зареждане ваучер предплатена предплатен прима кредит пари код автоматично зареждане сума',
    },
    en: {
      title: 'Balance and top-up',
      words: 'balance top up topup voucher prepaid credit money code recharge automatic',
    },
  },
];
