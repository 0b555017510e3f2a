import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';
import { webBase } from '#platform/web-base.ts';

const link = `https://my.operator.example${webBase}/my-profile/confirm-email?code=ABCDE23456`;
const newEmail = 'maria.nova@demo.abonat.bg';

export const profileMessages = defineMessages(
  'profile',
  { bg: messagesBg, en: messagesEn },
  {
    'mail.confirm_email': { code: 'ABCDE-23456', link },
    'mail.email_change_asked': { newEmail },
    'mail.email_changed': { newEmail },
    'mail.password_changed': {},
    'mail.closed': { link, until: '29.11.2026' },
    'mail.restored': {},
    'mail.card_added': { name: '•••• 4417' },
    'mail.card_replaced': { name: '•••• 4417', before: '•••• 8802' },
    'mail.export_ready': { link },
    'mail.try': {},
    'sms.try': {},
    'document.export': { moment: '17.11.2026, 10:00' },
  },
);
