// The messages of the platform, and the texts that frame every e-mail and document.

import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';
import { defineMessages } from './texts/messages.ts';

export const platformMessages = defineMessages(
  'platform',
  { bg: messagesBg, en: messagesEn },
  {
    'mail.frame': {},
    'sms.number_proof': { code: '240816' },
    'sms.security_code_locked': {},
    'push.security': {},
    'push.bills': {},
    'push.usage': {},
    'push.services': {},
    'push.documents': {},
    'push.support': {},
    'push.offers': {},
    'push.try': {},
    'document.frame': { day: '17.11.2026' },
  },
);
