import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

export const musicMessages = defineMessages(
  'music-offer',
  { bg: messagesBg, en: messagesEn },
  {
    'sms.started': { isFree: true, freeUntil: '17.12.2026', price: '4,99 EUR' },
    'sms.stopped': { lastDay: '17.12.2026' },
    'sms.reminder': { freeUntil: '17.12.2026', price: '4,99 EUR' },
    'part.name': {},
  },
);
