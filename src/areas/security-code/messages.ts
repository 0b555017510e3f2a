// The messages of security codes: the code itself by SMS, and notices to the owner.

import { inLanguage, type Language } from '#platform/languages.ts';
import { writeMail, type Mail, type MailContent } from '#platform/mail.ts';
import { readableNumber } from '#platform/msisdn.ts';

export function newCodeText(language: Language): (code: string) => string {
  return (code) =>
    inLanguage(
      {
        bg: `Новият ти код за сигурност е ${code}. Потвърди го в профила си до 10 минути и го пази само за себе си.`,
        en: `Your new security code is ${code}. Confirm it in your profile within 10 minutes, then keep it to yourself.`,
      },
      language,
    );
}

export function numberCodeText(language: Language): (code: string) => string {
  return (code) =>
    inLanguage(
      {
        bg: `${code} потвърждава, че кодовете за сигурност ще идват на този номер.`,
        en: `${code} confirms that security codes will be sent to this number.`,
      },
      language,
    );
}

const words = {
  bg: {
    created: 'Вече имаш код за сигурност.',
    changed: 'Кодът ти за сигурност е сменен.',
    number: (msisdn: string) => `Кодовете ти за сигурност вече се изпращат на ${readableNumber(msisdn)}.`,
    not_you: 'Ако не си ти, смени паролата си веднага и ни се обади.',
    subject: 'Код за сигурност',
  },
  en: {
    created: 'You now have a security code.',
    changed: 'Your security code has been changed.',
    number: (msisdn: string) => `Your security codes are now sent to ${readableNumber(msisdn)}.`,
    not_you: 'If this was not you, change your password at once and call us.',
    subject: 'Security code',
  },
};

export type OwnerNotice = { what: 'created' | 'changed' } | { what: 'number'; msisdn: string };

export function ownerMail(language: Language, told: OwnerNotice): Mail {
  return writeMail(language, { bg: mailContent('bg', told), en: mailContent('en', told) });
}

function mailContent(language: Language, told: OwnerNotice): MailContent {
  const { subject, not_you } = words[language];
  return { subject, paragraphs: [sentenceOf(language, told)], note: not_you };
}

export function ownerText(language: Language, told: OwnerNotice): string {
  return `${sentenceOf(language, told)} ${words[language].not_you}`;
}

function sentenceOf(language: Language, told: OwnerNotice): string {
  const say = words[language];
  return told.what === 'number' ? say.number(told.msisdn) : say[told.what];
}
