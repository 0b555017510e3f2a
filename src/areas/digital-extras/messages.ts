import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

const name = 'Кинотека';

export const extrasMessages = defineMessages(
  'digital-extras',
  { bg: messagesBg, en: messagesEn },
  {
    'sms.code': { code: '240816' },
    'sms.partner_code': { name, code: '240816' },
    'sms.activated': { name },
    'sms.not_activated': { name },
    'sms.policy_sent': { name },
    'sms.school_code': { code: 'EP-240816' },
    'sms.period_ended': { name },
    'document.policy': {
      name,
      policyNumber: 'HA-240816',
      subscriber: 'Мария Иванова',
      place: '1000 София, ул. Шипка 12',
      contact: '0888100101',
      day: '17.11.2026',
    },
  },
);
