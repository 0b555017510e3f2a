import type { Language } from '#platform/languages.ts';

type Thanks = { amount: number; receipt: string; isPrepaid: boolean };

export function thanksText(language: Language, { amount, receipt, isPrepaid }: Thanks): string {
  if (language === 'bg') {
    const where = isPrepaid ? 'Сумата се взема от баланса ти.' : 'Ще ги видиш на отделен ред в сметката.';
    return `Благодарим ти! Дари ${amount} EUR. ${where} Разписка ${receipt}.`;
  }
  const where = isPrepaid ? 'The sum is taken from your balance.' : 'They will be a line of their own on your bill.';
  return `Thank you! You gave ${amount} EUR. ${where} Receipt ${receipt}.`;
}
