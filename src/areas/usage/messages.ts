import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

const number = '0888100101';
const allowance = {
  name: 'Интернет от плана',
  number,
  threshold: 80,
  left: '4,0 GB',
  day: '30.11.2026',
  isPackage: false,
};

export const usageMessages = defineMessages(
  'usage',
  { bg: messagesBg, en: messagesEn },
  {
    'sms.allowance': allowance,
    'mail.allowance': allowance,
    'sms.alert': { number },
    'mail.alert': { number, alert: '20,00 EUR', cost: '21,40 EUR' },
    'sms.block': { name: 'платени услуги', isDone: true, isOn: true },
    'part.premium': {},
    'part.outside-data': {},
    'part.roaming-data': {},
    'part.gigabytes': { count: '3,1' },
    'part.megabytes': { count: '640' },
    'part.minutes': { count: '142' },
    'part.messages': { count: '37' },
    'part.uses': { count: '1' },
  },
);
