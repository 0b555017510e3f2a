import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

const [amount, number, card] = ['10,00 EUR', '0888 100 201', '•••• 4417'];

export const balanceMessages = defineMessages(
  'balance',
  { bg: messagesBg, en: messagesEn },
  {
    'mail.credited': { amount, number, way: 'card' },
    'mail.refunded': { amount, number },
    'mail.voucher_failed': { number },
    'mail.voucher_refused': { number, reason: 'used' },
    'mail.automatic_soon': { amount, number, card, when: '17.11.2026 12:00', isLate: false },
    'mail.automatic_skipped': { amount, number, day: '28.11.2026', next: '28.12.2026' },
    'mail.automatic_failed': { amount, number, card },
    'mail.automatic_stopped': { amount, number, card, reason: 'failures' },
    'mail.automatic_ceiling': { amount, number, ceiling: '30,00 EUR' },
    'part.top_up': {},
    'part.voucher': {},
    'part.refund': {},
    'part.automatic': {},
    'part.top_up_bought': { amount },
    'document.receipt': {},
  },
);
