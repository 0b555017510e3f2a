import { inLanguage, type Language } from '#platform/languages.ts';

type Thanks = { amount: number; receipt: string; isPrepaid: boolean };

export function thanksText(language: Language, { amount, receipt, isPrepaid }: Thanks): string {
  const whereBg = isPrepaid ? 'Сумата се взема от баланса ти.' : 'Ще ги видиш на отделен ред в сметката.';
  const whereEn = isPrepaid ? 'The sum is taken from your balance.' : 'They will be a line of their own on your bill.';
  return inLanguage(
    {
      bg: `Благодарим ти! Дари ${amount} EUR. ${whereBg} Разписка ${receipt}.`,
      en: `Thank you! You gave ${amount} EUR. ${whereEn} Receipt ${receipt}.`,
    },
    language,
  );
}
