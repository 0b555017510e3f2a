// The SMS texts about extras, in the language of the recipient.

import { inLanguage, type Language } from '#platform/languages.ts';

export function codeText(language: Language, code: string): string {
  return inLanguage(
    {
      bg: `Кодът ти за екстри е ${code}. Важи 10 минути. Не го давай на никого.`,
      en: `Your code for extras is ${code}. It is good for 10 minutes. Give it to nobody.`,
    },
    language,
  );
}

type LocalizedName = { name_bg: string; name_en: string };

export function partnerCodeText(language: Language, { name_bg, name_en }: LocalizedName, code: string): string {
  return inLanguage(
    {
      bg: `Кодът ти за „${name_bg}“ е ${code}. Въведи го в портала: Екстри, Активни, „Потвърди с код“. Важи 10 минути.`,
      en: `Your code for “${name_en}” is ${code}. Enter it in the portal: Extras, Active, “Confirm with a code”. It is good for 10 minutes.`,
    },
    language,
  );
}

export function activatedText(language: Language, { name_bg, name_en }: LocalizedName): string {
  return inLanguage({ bg: `Услугата „${name_bg}“ е активна.`, en: `The service “${name_en}” is active.` }, language);
}

export function notActivatedText(language: Language, { name_bg, name_en }: LocalizedName): string {
  return inLanguage(
    {
      bg: `Услугата „${name_bg}“ не можа да се активира. Нищо не ти е таксувано.`,
      en: `The service “${name_en}” could not be activated. You are charged nothing.`,
    },
    language,
  );
}

export function documentText(language: Language, { name_bg, name_en }: LocalizedName): string {
  return inLanguage(
    {
      bg: `Полицата за „${name_bg}“ е на път към теб. Прегледай я в портала.`,
      en: `The policy for “${name_en}” is on its way. You can read it in the portal.`,
    },
    language,
  );
}

export function schoolCodeText(language: Language, code: string): string {
  return inLanguage(
    {
      bg: `Кодът ти за Е-Просвета е ${code}. Въведи го при първия вход.`,
      en: `Your code for E-Prosveta is ${code}. Enter it when you first sign in.`,
    },
    language,
  );
}

export function periodEndedText(language: Language, { name_bg, name_en }: LocalizedName): string {
  return inLanguage(
    {
      bg: `Периодът с отстъпка на „${name_bg}“ изтече. От днес важи редовната цена.`,
      en: `The discount period of “${name_en}” is over. The regular price holds from today.`,
    },
    language,
  );
}
