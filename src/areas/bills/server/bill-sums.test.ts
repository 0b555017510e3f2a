import { expect, it } from 'vitest';
import { sumProblem } from './bill-sums.ts';

const bill = {
  total_cents: 1309,
  vat: [
    { percent: 20, net_cents: 1000, vat_cents: 200 },
    { percent: 9, net_cents: 100, vat_cents: 9 },
  ],
  lines: [{ amount_cents: 1500 }, { amount_cents: -300, vat_percent: 20 }, { amount_cents: 109, vat_percent: 9 }],
};

it('a bill whose lines, VAT and total agree is accepted [BL-023]', () => expect(sumProblem(bill)).toBeNull());

it.each([
  ['a total that is a cent too high', { total_cents: 1310 }, 'total_cents', 'by 1 cents'],
  ['a total that is a cent too low', { total_cents: 1308 }, 'total_cents', 'by -1 cents'],
  [
    'VAT that does not fit its lines',
    { vat: [{ percent: 20, net_cents: 1000, vat_cents: 199 }, bill.vat[1]!] },
    'vat',
    'at 20 % differs from the sum of the lines by -1 cents',
  ],
  ['a rate without its VAT', { vat: [bill.vat[0]!] }, 'vat', 'at 9 %'],
  ['VAT without lines', { vat: [...bill.vat, { percent: 5, net_cents: 1, vat_cents: 0 }] }, 'vat', 'at 5 %'],
  ['a rate twice', { vat: [...bill.vat, bill.vat[0]!] }, 'vat', 'twice'],
])('%s is refused with the difference [BL-023]', (_what, changed, field, message) => {
  const problem = sumProblem({ ...bill, ...changed });
  expect(problem?.field).toBe(field);
  expect(problem?.message).toContain(message);
});
