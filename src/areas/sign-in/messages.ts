import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';
import { webBase } from '#platform/web-base.ts';

const link = `https://my.operator.example${webBase}/login/new-password?token=7.sample`;
const moment = '19.11.2026, 12:00';

export const signInMessages = defineMessages(
  'sign-in',
  { bg: messagesBg, en: messagesEn },
  {
    'mail.password_link': { link },
    'mail.password_changed': {},
    'mail.passkey_added': { name: 'iPhone' },
    'mail.closed_profile': { link, until: '30.11.2026' },
    'mail.recovery': { link, moment },
    'sms.step_up': { code: '240816' },
    'sms.recovery': { link, moment },
  },
);
