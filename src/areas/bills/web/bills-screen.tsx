import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { centsOf } from '#platform/money.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { BillList as Bills } from '../contract.ts';
import { firstDue } from '../rules.ts';
import { BillList } from './bill-list.tsx';
import { BillsSkeleton } from './bills-skeleton.tsx';
import { BillsYear } from './bills-year.tsx';
import { registerBillsDialogs } from './dialogs.ts';
import { PaymentList } from './payment-list.tsx';
import { PaymentResult } from './payment-result.tsx';
import { billsQuery } from './queries.ts';
import { useAmountText } from '#platform/web/currency.ts';
import './bills.css';

registerBillsDialogs();

export function BillsScreen() {
  const t = useTranslations('bills');
  useDocumentTitle(t('page'));
  const query = useQuery(billsQuery(useApi()));
  const { payment } = useSearch({ strict: false }) as { payment?: string };
  return (
    <div className="grid gap-8">
      <BackLink to="/">{t('home')}</BackLink>
      {payment && <PaymentResult paymentId={payment} />}
      <QueryContent query={query} skeleton={<BillsSkeleton />} level={1} title={t('not_loaded')}>
        {(list) => <Content list={list} />}
      </QueryContent>
    </div>
  );
}

function Content({ list }: { list: Bills }) {
  const t = useTranslations('bills');
  if (list.bills.length === 0)
    return (
      <>
        <PageTitle title={t('empty_title')} />
        <EmptyState title={t('page')} text={t('empty_text')} />
      </>
    );
  return (
    <>
      <OpenAmount list={list} />
      <BillList list={list} />
      <BillsYear bills={list.bills} />
      <PaymentList />
    </>
  );
}

function OpenAmount({ list }: { list: Bills }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  const open = list.bills.filter((bill) => centsOf(bill.open) > 0);
  if (open.length === 0) return <PageTitle title={t('title_none')} text={t('text_none')} />;
  const unpaid = open.filter((bill) => !bill.is_payment_pending);
  const payable = firstDue(unpaid);
  const overdue = open.filter(({ state }) => state === 'overdue').length;
  const cards = [...new Set(list.automatic.map(({ card_name }) => card_name))];
  return (
    <PageTitle
      title={t('title_open', { amount: amountText(list.open) })}
      text={
        <>
          {t('text_open', { count: open.length, overdue })} {cards.map((card) => t('automatic', { card })).join(' ')}
        </>
      }
      aside={
        payable.length > 0 && (
          <Button
            kind="primary"
            tall
            onClick={() => openDialog('bills.PayBill', { bills: payable, today: list.today })}
          >
            {t(payTextOf(payable.length, unpaid.length), {
              amount: amountText(sumOf(payable)),
              count: payable.length,
            })}
          </Button>
        )
      }
    />
  );
}

function payTextOf(paid: number, unpaid: number) {
  if (paid < unpaid) return 'pay_first';
  return paid > 1 ? 'pay_all' : 'pay';
}

const sumOf = (bills: Bills['bills']) => [
  { currency: 'EUR' as const, value: bills.reduce((sum, bill) => sum + centsOf(bill.open), 0) / 100 },
];
