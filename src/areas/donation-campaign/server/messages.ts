// The text sent by SMS after a donation.

import type { Language } from '#platform/languages.ts';

export function thanksText(language: Language, amount: number, receipt: string): string {
  return language === 'bg'
    ? `Благодарим ти! Дари ${amount} EUR. Ще ги видиш на отделен ред в сметката. Разписка ${receipt}.`
    : `Thank you! You gave ${amount} EUR. They will be a line of their own on your bill. Receipt ${receipt}.`;
}
