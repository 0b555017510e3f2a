import { useTranslations } from 'use-intl/react';
import { centsOf, priceOf } from '#platform/money.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { TableOrCards } from '#platform/web/ui/cards/table-or-cards.tsx';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import type { BillDetail } from '../contract.ts';
import { useAmountText } from '#platform/web/currency.ts';

/** What each number of a company costs, the dearest first. */
export function BillNumbers({ bill }: { bill: BillDetail }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  const rows = costsByNumber(bill);
  return (
    <Disclosure title={t('numbers')} note={String(rows.length)}>
      <TableOrCards
        caption={t('numbers')}
        rows={rows}
        rowKey={({ serviceId }) => serviceId ?? ''}
        columns={[
          {
            key: 'number',
            title: t('column_number'),
            cell: ({ serviceId }) => (serviceId ? readableNumber(serviceId) : t('no_number')),
          },
          { key: 'amount', title: t('column_amount'), cell: ({ cents }) => amountText(priceOf(cents)) },
        ]}
      />
    </Disclosure>
  );
}

function costsByNumber({ sums }: BillDetail): { serviceId: string | null; cents: number }[] {
  const costs = new Map<string | null, number>();
  for (const { service_id, amount } of sums) costs.set(service_id, (costs.get(service_id) ?? 0) + centsOf(amount));
  return [...costs].map(([serviceId, cents]) => ({ serviceId, cents })).toSorted((a, b) => b.cents - a.cents);
}
