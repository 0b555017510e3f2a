// The messages about signing, in the language of the account; an SMS with a code states its purpose.

import { readableNumber } from '#platform/msisdn.ts';
import { inLanguage } from '#platform/languages.ts';

export function numberCodeText(language: string, code: string): string {
  return inLanguage(
    {
      bg: `Кодът ти за електронно подписване е ${code}. Важи 10 минути. Не го давай на никого.`,
      en: `Your code for e-signing is ${code}. It is good for 10 minutes. Give it to nobody.`,
    },
    language,
  );
}

/** States what it signs, so that nobody signs one document with the code of another. */
export function signingCodeText(language: string, code: string, names: readonly string[]): string {
  const [only = ''] = names;
  const bg = names.length === 1 ? `„${only}“` : `${names.length} документа`;
  const en = names.length === 1 ? `“${only}”` : `${names.length} documents`;
  return inLanguage(
    {
      bg: `Код ${code} подписва ${bg}. Важи 10 минути. Не го давай на никого.`,
      en: `Code ${code} signs ${en}. It is good for 10 minutes. Give it to nobody.`,
    },
    language,
  );
}

export function activatedText(language: string): string {
  return inLanguage(
    {
      bg: 'Електронният подпис е включен с този номер. Ако не си ти, спри го от профила си.',
      en: 'E-signing is on with this number. If it was not you, switch it off in your profile.',
    },
    language,
  );
}

export function movedText(language: string, newNumber: string): string {
  const number = readableNumber(newNumber);
  return inLanguage(
    {
      bg: `Кодовете за електронно подписване вече идват на ${number}. Ако не си ти, обади се на оператора си.`,
      en: `Codes for e-signing now go to ${number}. If it was not you, call your operator.`,
    },
    language,
  );
}

export function stoppedText(language: string): string {
  return inLanguage(
    {
      bg: 'Електронният подпис с този номер е спрян. Подписаното остава в сила.',
      en: 'E-signing with this number is off. What you signed stays in force.',
    },
    language,
  );
}
