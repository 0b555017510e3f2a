import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

export const securityCodeMessages = defineMessages(
  'security-code',
  { bg: messagesBg, en: messagesEn },
  {
    'mail.created': {},
    'mail.changed': {},
    'mail.number': { number: '0888 100 301' },
    'sms.created': {},
    'sms.changed': {},
    'sms.number': { number: '0888 100 301' },
    'sms.new_code': { code: '240816' },
    'sms.number_code': { code: '240816' },
  },
);
