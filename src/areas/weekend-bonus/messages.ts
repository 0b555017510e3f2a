import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

export const weekendBonusMessages = defineMessages(
  'weekend-bonus',
  { bg: messagesBg, en: messagesEn },
  {
    'sms.joined': { gigabytes: 5, day: '31.12.2026' },
  },
);
