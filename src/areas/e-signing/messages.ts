import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

const name = 'Анекс към договора за интернет';

export const esigningMessages = defineMessages(
  'e-signing',
  { bg: messagesBg, en: messagesEn },
  {
    'sms.number_code': { code: '240816' },
    'sms.signing_code': { code: '240816', count: 1, name },
    'sms.activated': {},
    'sms.moved': { number: '0888 100 301' },
    'sms.stopped': {},
    'mail.reminder': { name, day: '20.11.2026' },
    'mail.signed': { count: 1, name, names: name },
    'document.evidence': {
      name,
      signer: 'Мария Иванова',
      openedAt: '15.11.2026 18:40:03',
      signedAt: '15.11.2026 18:43:36',
      url: 'https://portal.example/e-signing/check',
    },
  },
);
