// The form of alert amounts: texts of fields become amounts, or errors beside their fields.

import { mostAlertEuro } from './constants.ts';

export type AmountError = 'wrong' | 'twice';
export type AlertForm = { amounts: number[]; errors: (AmountError | null)[] };

export function readAmounts(texts: readonly string[]): AlertForm {
  const amounts: number[] = [];
  const errors = texts.map((text): AmountError | null => {
    const typed = text.trim();
    if (typed === '') return null;
    const euro = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
    if (euro < 1 || euro > mostAlertEuro) return 'wrong';
    if (amounts.includes(euro)) return 'twice';
    amounts.push(euro);
    return null;
  });
  return { amounts, errors };
}
