import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

export const contractsMessages = defineMessages(
  'contracts',
  { bg: messagesBg, en: messagesEn },
  {
    'mail.withdrawn': {
      name: 'Нощен трафик',
      moment: '17.11.2026 14:05',
      refund: 'balance',
      amount: '4,20 EUR',
      due: '0,80 EUR',
      use: 'paid',
      month: 'same',
    },
    'document.receipt': { person: 'Пламен Тодоров', name: 'Нощен трафик', concluded: '10.11.2026' },
    'document.summary': {
      name: 'Нощен трафик',
      number: '0888 101 801',
      download: '500',
      upload: '250',
      normal: '400',
      minimum: '200',
      amount: '5,00 EUR',
      days: 30,
      day: '17.12.2026',
      price: '5,00 EUR',
      from: '01.01.2026',
      to: '31.12.2027',
      months: 3,
      limit: '60,00 EUR',
      total: '72,00 EUR',
    },
  },
);
