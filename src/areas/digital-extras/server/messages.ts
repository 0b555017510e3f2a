// The texts sent by SMS about extras.

import type { Language } from '#platform/languages.ts';

export function codeText(language: Language, code: string): string {
  return language === 'bg'
    ? `Кодът ти за екстри е ${code}. Важи 10 минути. Не го давай на никого.`
    : `Your code for extras is ${code}. It is good for 10 minutes. Give it to nobody.`;
}

export function partnerCodeText(code: string): string {
  return `Кодът ти за партньорското съдържание е ${code}. Важи 10 минути.`;
}

export function activatedText(name: string): string {
  return `Услугата „${name}“ е активна.`;
}

export function notActivatedText(name: string): string {
  return `Услугата „${name}“ не можа да се активира. Нищо не ти е таксувано.`;
}

export function documentText(name: string): string {
  return `Полицата за „${name}“ е на път към теб. Прегледай я в портала.`;
}

export function enlightenmentText(code: string): string {
  return `Кодът ти за Е-Просвета е ${code}. Въведи го при първия вход.`;
}

export function periodEndedText(name: string): string {
  return `Периодът с отстъпка на „${name}“ изтече. От днес важи редовната цена.`;
}
