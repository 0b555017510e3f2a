import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { centsOf, priceOf } from '#platform/money.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { BillDetail } from '../contract.ts';
import { BillExplanation } from './bill-explanation.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillNumbers } from './bill-numbers.tsx';
import { BillReceipt } from './bill-receipt.tsx';
import { monthName } from './bill-looks.ts';
import { registerBillsDialogs } from './dialogs.ts';
import { PaymentResult } from './payment-result.tsx';
import { billQuery } from './queries.ts';
import { useAmountText } from '#platform/web/currency.ts';
import './bills.css';

registerBillsDialogs();

export function BillScreen() {
  const t = useTranslations('bills');
  const { billId = '' } = useParams({ strict: false }) as { billId?: string };
  const { payment } = useSearch({ strict: false }) as { payment?: string };
  const query = useQuery(billQuery(useApi(), billId, useLanguage()));
  useDocumentTitle(query.data ? t('receipt', { number: query.data.number }) : t('page'));
  return (
    <div className="grid gap-8">
      <BackLink to="/bills">{t('back')}</BackLink>
      {payment && <PaymentResult paymentId={payment} />}
      <QueryContent query={query} height="24rem" level={1} title={t('not_loaded')}>
        {(bill) => <Bill bill={bill} />}
      </QueryContent>
    </div>
  );
}

function Bill({ bill }: { bill: BillDetail }) {
  return (
    <>
      <BillTitle bill={bill} />
      <div className="bill-grid" data-single={bill.previous ? undefined : true}>
        {bill.previous && <BillExplanation bill={bill} previous={bill.previous} />}
        <BillReceipt bill={bill} />
      </div>
      {bill.is_business && <BillNumbers bill={bill} />}
      <BillLines bill={bill} />
    </>
  );
}

function BillTitle({ bill }: { bill: BillDetail }) {
  const t = useTranslations('bills');
  const language = useLanguage();
  const amountText = useAmountText();
  const month = monthName(bill.period_from, language);
  const difference = bill.previous ? centsOf(bill.total) - centsOf(bill.previous.total) : 0;
  const amount = amountText(priceOf(Math.abs(difference)));
  const key = difference > 0 ? 'bill_more' : difference < 0 ? 'bill_less' : 'bill_same';
  const title =
    bill.kind === 'credit-note'
      ? t('bill_credit_note', { number: bill.number })
      : bill.previous
        ? t(key, { month, amount })
        : t('bill_first', { month, amount: amountText(bill.total) });
  return <PageTitle title={title} text={<DueText bill={bill} />} />;
}

function DueText({ bill }: { bill: BillDetail }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  if (bill.corrects) return t('corrects', { number: bill.corrects.number });
  if (bill.state === 'paid') return t('paid_text');
  const values = { amount: amountText(bill.open), day: shownDay(bill.due_on) };
  return (
    <>
      {t(bill.state === 'overdue' ? 'overdue_text' : 'due_text', values)}{' '}
      {bill.automatic_card && bill.state !== 'overdue' && t('automatic', { card: bill.automatic_card })}
    </>
  );
}
