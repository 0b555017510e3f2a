// The lines of a bill for a spreadsheet, with the cost of each number.

import { csvRow } from '#platform/csv.ts';
import type { LineRow } from './store.ts';

export const csvColumns = ['number', 'kind', 'name', 'from', 'to', 'quantity', 'vat_percent', 'amount_eur'] as const;

/** The mark lets spreadsheets read Cyrillic. */
const byteOrderMark = '\uFEFF';

export function billCsv(lines: readonly LineRow[]): string {
  const rows = lines.map((line) =>
    csvRow([
      line.service_id ?? '',
      line.kind,
      line.name,
      line.from_day ?? '',
      line.to_day ?? '',
      line.quantity ?? '',
      line.vat_percent,
      line.amount_cents / 100,
    ]),
  );
  return byteOrderMark + csvRow(csvColumns) + rows.join('');
}
