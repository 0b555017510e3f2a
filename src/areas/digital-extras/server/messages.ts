// The SMS texts about extras, in the language of the recipient.

import type { Language } from '#platform/languages.ts';

export function codeText(language: Language, code: string): string {
  return language === 'bg'
    ? `Кодът ти за екстри е ${code}. Важи 10 минути. Не го давай на никого.`
    : `Your code for extras is ${code}. It is good for 10 minutes. Give it to nobody.`;
}

type LocalizedName = { name_bg: string; name_en: string };

export function partnerCodeText(language: Language, { name_bg, name_en }: LocalizedName, code: string): string {
  return language === 'bg'
    ? `Кодът ти за „${name_bg}“ е ${code}. Въведи го в портала: Екстри, Активни, „Потвърди с код“. Важи 10 минути.`
    : `Your code for “${name_en}” is ${code}. Enter it in the portal: Extras, Active, “Confirm with a code”. It is good for 10 minutes.`;
}

export function activatedText(language: Language, { name_bg, name_en }: LocalizedName): string {
  return language === 'bg' ? `Услугата „${name_bg}“ е активна.` : `The service “${name_en}” is active.`;
}

export function notActivatedText(language: Language, { name_bg, name_en }: LocalizedName): string {
  return language === 'bg'
    ? `Услугата „${name_bg}“ не можа да се активира. Нищо не ти е таксувано.`
    : `The service “${name_en}” could not be activated. You are charged nothing.`;
}

export function documentText(language: Language, { name_bg, name_en }: LocalizedName): string {
  return language === 'bg'
    ? `Полицата за „${name_bg}“ е на път към теб. Прегледай я в портала.`
    : `The policy for “${name_en}” is on its way. You can read it in the portal.`;
}

export function schoolCodeText(language: Language, code: string): string {
  return language === 'bg'
    ? `Кодът ти за Е-Просвета е ${code}. Въведи го при първия вход.`
    : `Your code for E-Prosveta is ${code}. Enter it when you first sign in.`;
}

export function periodEndedText(language: Language, { name_bg, name_en }: LocalizedName): string {
  return language === 'bg'
    ? `Периодът с отстъпка на „${name_bg}“ изтече. От днес важи редовната цена.`
    : `The discount period of “${name_en}” is over. The regular price holds from today.`;
}
