import type { SearchPage } from '#platform/search.ts';

export const billsSearch: readonly SearchPage[] = [
  {
    to: '/bills',
    bg: {
      title: 'Сметки и плащания',
      words:
        'сметка сметки фактура фактури плащане плати дължа дължимо задължение превод IBAN разписка PDF кредитно известие ДДС',
    },
    en: {
      title: 'Bills and payments',
      words: 'bill invoice pay payment owe debt transfer IBAN receipt PDF credit note VAT',
    },
  },
];
