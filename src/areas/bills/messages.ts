import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

const [amount, bill, bills, card, day] = ['42,60 EUR', '0001042618', '0001042618', '•••• 4417', '05.12.2026'];

export const billMessages = defineMessages(
  'bills',
  { bg: messagesBg, en: messagesEn },
  {
    'mail.paid': { amount, bills, card },
    'mail.refunded': { amount, bills },
    'mail.automatic_soon': { amount, bill, card, day },
    'mail.automatic_failed': { amount, bill, card, day },
    'mail.automatic_stopped': { amount, bill, card, tries: 4 },
    'mail.automatic_impossible': { amount, bill, card, day, reason: 'card_ended' },
    'document.bill': {
      number: bill,
      percent: 20,
      net: '35,50 EUR',
      vat: '7,10 EUR',
      iban: 'BG80 BNBG 9661 1020 3456 78',
      name: 'Абонат',
    },
    'document.receipt': {},
  },
);
