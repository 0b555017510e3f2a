// Whether the lines, the VAT and the total of an imported bill agree.

import type { Problem } from '#platform/server/import/problem.ts';

export type BillSums = {
  total_cents: number;
  vat: readonly { percent: number; net_cents: number; vat_cents: number }[];
  lines: readonly { vat_percent?: number; amount_cents: number }[];
};

export const defaultVatPercent = 20;

export function sumProblem({ total_cents, vat, lines }: BillSums): Problem | null {
  const byRate = new Map<number, number>();
  for (const { vat_percent = defaultVatPercent, amount_cents } of lines) {
    byRate.set(vat_percent, (byRate.get(vat_percent) ?? 0) + amount_cents);
  }
  const sum = [...byRate.values()].reduce((total, cents) => total + cents, 0);
  if (sum !== total_cents) {
    return { field: 'total_cents', message: `differs from the sum of the lines by ${total_cents - sum} cents` };
  }
  const rates = new Set([...byRate.keys(), ...vat.map(({ percent }) => percent)]);
  if (new Set(vat.map(({ percent }) => percent)).size !== vat.length) {
    return { field: 'vat', message: 'has a rate twice' };
  }
  for (const percent of rates) {
    const told = vat.find((each) => each.percent === percent);
    const difference = (told ? told.net_cents + told.vat_cents : 0) - (byRate.get(percent) ?? 0);
    if (difference !== 0) {
      return { field: 'vat', message: `at ${percent} % differs from the sum of the lines by ${difference} cents` };
    }
  }
  return null;
}
