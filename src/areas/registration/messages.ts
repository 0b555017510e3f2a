import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';
import { webBase } from '#platform/web-base.ts';

const link = `https://my.operator.example${webBase}/registration/email-activation?workflow=sample`;

export const registrationMessages = defineMessages(
  'registration',
  { bg: messagesBg, en: messagesEn },
  {
    'mail.activation': { code: '240816', link, until: '16.11.2026 09:38' },
    'mail.already_registered': { link },
    'mail.registered_but_closed': { link, until: '30.11.2026' },
    'mail.approval': {
      email: 'daniel@demo.abonat.bg',
      holderName: 'Бета Холдинг АД',
      number: '0888 100 803',
      others: 11,
      until: '18.11.2026 09:41',
      link,
    },
    'mail.profile_ready': { link },
    'mail.service_added': { number: '0888 100 805', link },
    'mail.approval_refused': { holderName: 'Бета Холдинг АД' },
    'sms.code': { code: '240816' },
    'sms.not_owner': { code: '240816', link },
    'sms.added': { email: 'd…@demo.abonat.bg' },
  },
);
