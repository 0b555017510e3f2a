import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

const name = '3 GB за 7 дни';

export const roamingMessages = defineMessages(
  'roaming',
  { bg: messagesBg, en: messagesEn },
  {
    'sms.modified': { outcomes: '„3 GB за 7 дни“ е активен' },
    'part.plan_activated': { name, staying: 0 },
    'part.plan_deactivated': { name, staying: 2 },
    'sms.not_modified': { names: name },
    'sms.limits': { data: '60,00 EUR', hasCredit: true, credit: '100,00 EUR' },
    'sms.trip': { day: '19.11.2026', country: 'Гърция', isActive: true, isPlanMissing: true, plan: name },
  },
);
