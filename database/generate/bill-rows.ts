// The rows of generated bills: their lines and payments.

import type { Table } from './generated-table.ts';

const vatPercent = 20;

export function billTables(now: string): Table[] {
  return [
    {
      name: 'bill',
      columns: [
        'customer_id',
        'bill_id',
        'contract_id',
        'bill_number',
        'kind',
        'period_from',
        'period_to',
        'issued_on',
        'due_on',
        'total_cents',
        'open_cents',
        'vat',
        'line_count',
        'content_digest',
        'created_at',
      ],
      rows: (one) =>
        one.bills.map(({ id, number, month, lines, totalCents, payment }) => [
          one.id,
          id,
          one.contract,
          number,
          'bill',
          month.from,
          month.to,
          month.issuedOn,
          month.dueOn,
          totalCents,
          payment ? 0 : totalCents,
          vatOf(totalCents),
          lines.length,
          // Only an import compares digests.
          '',
          now,
        ]),
    },
    {
      name: 'bill_line',
      columns: [
        'customer_id',
        'bill_id',
        'line_no',
        'service_id',
        'kind',
        'item_id',
        'name_bg',
        'name_en',
        'vat_percent',
        'amount_cents',
      ],
      rows: (one) =>
        one.bills.flatMap(({ id, lines }) =>
          lines.map(({ serviceId, kind, itemId, nameBg, nameEn, cents }, place) => [
            one.id,
            id,
            place + 1,
            serviceId,
            kind,
            itemId,
            nameBg,
            nameEn,
            vatPercent,
            cents,
          ]),
        ),
    },
    {
      name: 'bill_payment',
      columns: ['customer_id', 'bill_id', 'payment_id', 'method', 'paid_at', 'amount_cents'],
      rows: (one) =>
        one.bills.flatMap(({ id, payment, totalCents }) =>
          payment ? [[one.id, id, `${id}-p1`, payment.method, `${payment.paidOn}T09:00:00Z`, totalCents]] : [],
        ),
    },
  ];
}

function vatOf(totalCents: number): object[] {
  const netCents = Math.round(totalCents / (1 + vatPercent / 100));
  return [{ percent: vatPercent, net_cents: netCents, vat_cents: totalCents - netCents }];
}
