import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

const [title, link] = ['Сметка 0001042618: Макс 30', 'https://my.operator.example/help/1'];

export const helpMessages = defineMessages(
  'help',
  { bg: messagesBg, en: messagesEn },
  {
    'mail.question_received': { title, link },
    'mail.question_answered': { title, link, files: 2 },
    'mail.question_closed': { title, link },
    'part.bill': { isNote: false, number: '0001042618' },
    'part.bill_line': { number: '0001042618', name: 'Макс 30' },
    'part.payment': { amount: '42,60 EUR' },
    'part.notice': { kind: 'bill_due', name: '0001042618' },
    'part.usage_block': { block: 'premium' },
    'part.router_change': { change: 'wifi' },
    'part.refusal': { isPage: false },
    'part.state': { state: 'failed' },
  },
);
