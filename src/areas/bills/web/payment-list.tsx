import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { subjectOf } from '#platform/question-subject.ts';
import { AskButton } from '#platform/web/ask/ask-button.tsx';
import { Badge, type BadgeTone } from '#platform/web/ui/cards/badge.tsx';
import { TableOrCards } from '#platform/web/ui/cards/table-or-cards.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { billReceipt, type CardPayment } from '../payment-contract.ts';
import { FileLink } from '#platform/web/file-link.tsx';
import { paymentsQuery } from './queries.ts';
import { useAmountText } from '#platform/web/currency.ts';

const tones: Record<CardPayment['state'], BadgeTone> = {
  'at-bank': 'waiting',
  charging: 'waiting',
  paid: 'good',
  refused: 'danger',
  cancelled: 'calm',
  expired: 'calm',
  refunding: 'waiting',
  refunded: 'info',
};

const textOfState = {
  'at-bank': 'payment_at_bank',
  charging: 'payment_charging',
  paid: 'payment_paid',
  refused: 'payment_refused',
  cancelled: 'payment_cancelled',
  expired: 'payment_expired',
  refunding: 'payment_refunding',
  refunded: 'payment_refunded',
} as const satisfies Record<CardPayment['state'], string>;

/** The payments by card, with their receipts. */
export function PaymentList() {
  const t = useTranslations('bills');
  const query = useQuery(paymentsQuery(useApi()));
  return (
    <Section title={t('payments')}>
      <QueryContent query={query}>
        {(payments) =>
          payments.length === 0 ? (
            <p className="text-ink-quiet">{t('payments_empty')}</p>
          ) : (
            <PaymentTable payments={payments} />
          )
        }
      </QueryContent>
    </Section>
  );
}

function PaymentTable({ payments }: { payments: readonly CardPayment[] }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  return (
    <TableOrCards
      caption={t('payments')}
      rows={payments}
      rowKey={(payment) => payment.payment_id}
      columns={[
        { key: 'when', title: t('column_paid'), cell: ({ created_at }) => shownMoment(new Date(created_at)) },
        { key: 'amount', title: t('column_amount'), cell: ({ amount }) => amountText(amount) },
        { key: 'for', title: t('column_bill'), cell: billsOf },
        { key: 'state', title: t('column_state'), cell: stateOf },
        { key: 'receipt', title: t('receipt_pdf'), control: 'beside', cell: receiptOf },
        { key: 'ask', title: t('column_ask'), control: 'below', cell: askAbout },
      ]}
    />
  );
}

const billsOf = (payment: CardPayment) => <Subject payment={payment} />;
const stateOf = (payment: CardPayment) => <State payment={payment} />;
const receiptOf = (payment: CardPayment) => payment.state === 'paid' && <ReceiptLink payment={payment} />;

const askAbout = (payment: CardPayment) => (
  <AskButton subject={subjectOf('payment', payment.payment_id)} about={shownMoment(new Date(payment.created_at))} />
);

function Subject({ payment: { bills, card_name, is_automatic } }: { payment: CardPayment }) {
  const t = useTranslations('bills');
  const numbers = bills.map(({ number }) => number).join(', ');
  return [numbers, card_name, is_automatic && t('payment_automatic')].filter(Boolean).join(' · ');
}

function State({ payment: { state } }: { payment: CardPayment }) {
  const t = useTranslations('bills');
  return <Badge tone={tones[state]}>{t(textOfState[state])}</Badge>;
}

function ReceiptLink({ payment: { payment_id: paymentId } }: { payment: CardPayment }) {
  const t = useTranslations('bills');
  return (
    <FileLink failed={t('file_failed')} read={(api) => api.download(billReceipt, { params: { paymentId } })}>
      {t('receipt_pdf')}
    </FileLink>
  );
}
