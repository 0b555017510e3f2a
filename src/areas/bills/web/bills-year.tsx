import { useTranslations } from 'use-intl/react';
import { centsOf, priceOf } from '#platform/money.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { TableOrCards } from '#platform/web/ui/cards/table-or-cards.tsx';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { ListedBill } from '../contract.ts';
import { BillBadge } from './bill-list.tsx';
import { monthName, shortMonth } from './bill-looks.ts';
import { useAmountText } from '#platform/web/currency.ts';

const badgeOf = (bill: ListedBill) => <BillBadge bill={bill} />;

const months = 12;
/** In rem. */
const tallest = 8;

/** The last bills as columns, and the same figures as a table. */
export function BillsYear({ bills }: { bills: readonly ListedBill[] }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  const language = useLanguage();
  const shown = bills.filter(({ kind }) => kind === 'bill').slice(0, months);
  if (shown.length < 2) return null;
  const most = Math.max(1, ...shown.map(({ total }) => centsOf(total)));
  const average = shown.reduce((sum, { total }) => sum + centsOf(total), 0) / shown.length;
  const title = (bill: ListedBill) => `${monthName(bill.period_from, language)} ${bill.period_from.slice(0, 4)}`;
  return (
    <Section title={t('year')} text={t('year_text', { average: amountText(priceOf(Math.round(average))) })}>
      <ol className="bills-year" aria-hidden>
        {shown.toReversed().map((bill) => (
          <li key={bill.bill_id} data-open={bill.state === 'paid' ? undefined : true}>
            <b>{Math.round(centsOf(bill.total) / 100)}</b>
            <i style={{ height: `${(tallest * centsOf(bill.total)) / most}rem` }} />
            {shortMonth(bill.period_from, language)}
          </li>
        ))}
      </ol>
      <div className="mt-4">
        <Disclosure title={t('year_table')}>
          <TableOrCards
            caption={t('year')}
            rows={shown}
            rowKey={(bill) => bill.bill_id}
            columns={[
              { key: 'period', title: t('column_period'), cell: title },
              { key: 'total', title: t('column_total'), cell: (bill) => amountText(bill.total) },
              { key: 'open', title: t('column_open'), cell: (bill) => amountText(bill.open) },
              { key: 'state', title: t('column_state'), cell: badgeOf },
            ]}
          />
        </Disclosure>
      </div>
    </Section>
  );
}
