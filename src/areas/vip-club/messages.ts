import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

export const vipClubMessages = defineMessages(
  'vip-club',
  { bg: messagesBg, en: messagesEn },
  {
    'mail.voucher': { code: '66385 1234 5678', day: '13.02.2027' },
  },
);
