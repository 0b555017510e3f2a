import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { use } from 'react';
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
import { billsTitle } from './bills-title.ts';
import { BillsYear } from './bills-year.tsx';
import { registerBillsDialogs } from './dialogs.ts';
import { PaymentList } from './payment-list.tsx';
import { PaymentResult } from './payment-result.tsx';
import { billsQuery } from './queries.ts';
import { CurrencyContext, useAmountText } from '#platform/web/currency.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
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
  const title = billsTitle(list, { t, language: useLanguage() }, use(CurrencyContext));
  if (list.bills.length === 0)
    return (
      <>
        <PageTitle {...title} />
        <EmptyState title={t('page')} text={t('empty_text')} />
      </>
    );
  const unpaid = list.bills.filter((bill) => centsOf(bill.open) > 0 && !bill.is_payment_pending);
  const payable = firstDue(unpaid);
  return (
    <>
      <PageTitle
        {...title}
        aside={payable.length > 0 && <PayButton bills={payable} unpaid={unpaid.length} today={list.today} />}
      />
      <BillList list={list} />
      <BillsYear bills={list.bills} />
      <PaymentList />
    </>
  );
}

function PayButton({ bills, unpaid, today }: { bills: Bills['bills']; unpaid: number; today: string }) {
  const t = useTranslations('bills');
  const amount = useAmountText()(sumOf(bills));
  return (
    <Button kind="primary" tall onClick={() => openDialog('bills.PayBill', { bills, today })}>
      {t(payTextOf(bills.length, unpaid), { amount, count: bills.length })}
    </Button>
  );
}

function payTextOf(paid: number, unpaid: number) {
  if (paid < unpaid) return 'pay_first';
  return paid > 1 ? 'pay_all' : 'pay';
}

const sumOf = (bills: Bills['bills']) => [
  { currency: 'EUR' as const, value: bills.reduce((sum, bill) => sum + centsOf(bill.open), 0) / 100 },
];
