import { expect, it } from 'vitest';
import { csvOf } from './usage-csv.ts';

it('cells are quoted, and the file begins with a byte order mark [US-009]', () => {
  expect(
    csvOf([
      ['Номер', 'Име'],
      ['0888 100 601', 'Иван „Шефа“; "А"'],
    ]),
  ).toBe('\uFEFF"Номер";"Име"\r\n"0888 100 601";"Иван „Шефа“; ""А"""\r\n');
});

it.each(['=1+1', '+359888', '-2', '@SUM(A1)', '\t=1', '  =cmd', '\r=1'])(
  'a spreadsheet does not compute the cell %j [US-009]',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);
