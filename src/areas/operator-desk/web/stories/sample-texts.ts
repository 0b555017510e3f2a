// Sample texts of the desk stories.

import { forEachLanguage } from '#platform/languages.ts';
import type { Result } from '#platform/endpoint.ts';
import type { findTexts, readText } from '../../wording/contract.ts';

type Text = Result<typeof readText>;
type FoundTexts = Result<typeof findTexts>;

const at = '2026-11-15T09:24:00.000Z';

export const text: Text = {
  feature: 'vip-club',
  key: 'quotas',
  ...forEachLanguage(() => ({ text: '{left} of {total} left.', built_in: '{left} of {total} left.' })),
  bg: { text: 'Остават ти {left} от {total}.', built_in: 'Остават {left} от {total}.' },
  values: ['left', 'total'],
  message: null,
  sent: null,
  history: [
    {
      change: 2,
      language: 'bg',
      begins_on: '2026-12-01',
      state: 'waits',
      problem: null,
      from: 'Остават ти {left} от {total}.',
      to: 'Имаш още {left} от {total}.',
      by: 'Дора',
      at,
    },
    {
      change: 1,
      language: 'bg',
      begins_on: '2026-11-15',
      state: 'done',
      problem: null,
      from: null,
      to: 'Остават ти {left} от {total}.',
      by: 'Дора',
      at,
    },
  ],
};

const voucherMail = (subject: string, words: string, hello: string) => ({
  'mail.voucher.subject': subject,
  'mail.voucher.text': words,
  'mail.frame.hello': hello,
});

export const mailText: Text = {
  feature: 'vip-club-messages',
  key: 'mail.voucher.text',
  ...forEachLanguage(() => ({
    text: 'Your voucher is good until {day}.',
    built_in: 'Your voucher is good until {day}.',
  })),
  bg: { text: 'Ваучерът ти важи до {day}.', built_in: 'Ваучерът ти важи до {day}.' },
  values: ['day'],
  message: {
    kind: 'mail',
    name: 'mail.voucher',
    sample: { code: '66385 1234 5678', day: '13.02.2027' },
    texts: {
      ...forEachLanguage(() => voucherMail('Your VIP voucher', 'Your voucher is good until {day}.', 'Hello!')),
      bg: voucherMail('Твоят VIP ваучер', 'Ваучерът ти важи до {day}.', 'Здравей!'),
    },
  },
  sent: 214,
  history: [],
};

export const foundTexts: FoundTexts = { features: ['home', 'vip-club'], total: 120, texts: [text] };
export const noTexts: FoundTexts = { features: ['home', 'vip-club'], total: 0, texts: [] };
