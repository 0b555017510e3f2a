import type { SearchPage } from '#platform/search.ts';

export const contractsSearch: readonly SearchPage[] = [
  {
    to: '/contracts',
    bg: {
      title: 'Договори и отказ',
      words: 'договор срок неустойка прекратяване предсрочно обобщение цена скорост поръчки купено',
    },
    en: {
      title: 'Contracts and withdrawal',
      words: 'contract term penalty early termination cost summary price speed orders bought',
    },
  },
  {
    to: '/contracts/withdraw',
    bg: {
      title: 'Откажи се от договора тук',
      words: 'отказ откажи право на отказ 14 дни върни пари връщане разписка поръчка',
    },
    en: {
      title: 'Withdraw from contract here',
      words: 'withdraw withdrawal right cancel 14 days money back refund return receipt order',
    },
  },
];
