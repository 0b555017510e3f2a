import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { centsOf, priceOf } from '#platform/money.ts';
import { subjectOf } from '#platform/question-subject.ts';
import { AskButton } from '#platform/web/ask/ask-button.tsx';
import { Icon } from '#platform/web/art/icon.tsx';
import { copyIcon } from '#platform/web/art/icons/actions.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { billDocument, type BillDetail } from '../contract.ts';
import type { LineKind, PaymentMethod } from '../rules.ts';
import { BillBadge } from './bill-list.tsx';
import { FileLink } from '#platform/web/file-link.tsx';
import { useAmountText } from '#platform/web/currency.ts';

const kindText = {
  plan: 'kind_plan',
  extra: 'kind_extra',
  roaming: 'kind_roaming',
  usage: 'kind_usage',
  'one-time': 'kind_one_time',
  discount: 'kind_discount',
  adjustment: 'kind_adjustment',
} as const satisfies Record<LineKind, string>;

const methodText = {
  card: 'method_card',
  transfer: 'method_transfer',
  cash: 'method_cash',
  'credit-note': 'method_credit_note',
  other: 'method_other',
} as const satisfies Record<PaymentMethod, string>;

/** The bill on one slip: totals by kind, VAT, what was paid, and how to pay the rest. */
export function BillReceipt({ bill }: { bill: BillDetail }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  const language = useLanguage();
  return (
    <section className="bill-slip" aria-labelledby="bill-slip">
      <header>
        <h2 id="bill-slip" className="text-l">
          {t('receipt', { number: bill.number })}
        </h2>
        <BillBadge bill={bill} />
      </header>
      <Price prices={bill.total} language={language} big />
      {bill.vat.map(({ percent, vat }) => (
        <p key={percent} className="text-s text-ink-quiet">
          {t('with_vat', { percent, vat: amountText(vat) })}
        </p>
      ))}
      <dl className="bill-slip-lines">
        {sumsByKind(bill).map(({ kind, cents }) => (
          <Entry key={kind} name={t(kindText[kind])} amount={amountText(priceOf(cents))} />
        ))}
      </dl>
      {bill.payments.length > 0 && <Paid bill={bill} />}
      {bill.credit_notes.map((note) => (
        <p key={note.bill_id} className="text-s">
          <PortalLink to={`/bills/${encodeURIComponent(note.bill_id)}`}>
            {t('corrected', { number: note.number, amount: amountText(note.amount) })}
          </PortalLink>
        </p>
      ))}
      <Actions bill={bill} />
    </section>
  );
}

function sumsByKind({ sums }: BillDetail): { kind: LineKind; cents: number }[] {
  const byKind = new Map<LineKind, number>();
  for (const { kind, amount } of sums) byKind.set(kind, (byKind.get(kind) ?? 0) + centsOf(amount));
  return [...byKind].map(([kind, cents]) => ({ kind, cents }));
}

const Entry = ({ name, amount }: { name: string; amount: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);

function Paid({ bill }: { bill: BillDetail }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  return (
    <>
      <h3 className="text-s font-bold">{t('paid_before')}</h3>
      <dl className="bill-slip-lines">
        {bill.payments.map(({ payment_id, paid_on, method, amount }) => (
          <Entry
            key={payment_id}
            name={`${shownDay(paid_on)} · ${t(methodText[method])}`}
            amount={`−${amountText(amount)}`}
          />
        ))}
        <Entry name={t('left')} amount={amountText(bill.open)} />
      </dl>
    </>
  );
}

function Actions({ bill }: { bill: BillDetail }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  const isOpen = centsOf(bill.open) > 0;
  const { bill_id: billId, transfer } = bill;
  return (
    <div className="grid gap-3">
      {isOpen && bill.is_payment_pending && (
        <Notice
          shape={clockIcon}
          action={
            bill.pending_payment_id && (
              <PortalLink to={`/bills/${encodeURIComponent(billId)}`} search={{ payment: bill.pending_payment_id }}>
                {t('pending_check')}
              </PortalLink>
            )
          }
        >
          <b>{t('pending_title')}.</b> {t('pending_text')}
        </Notice>
      )}
      {isOpen && !bill.is_payment_pending && (
        <>
          <Button
            kind="primary"
            tall
            wide
            onClick={() => openDialog('bills.PayBill', { bills: [bill], today: bill.today })}
          >
            {t('pay', { amount: amountText(bill.open) })}
          </Button>
          {transfer && (
            <Button wide onClick={() => openDialog('bills.BankTransfer', { bill, transfer })}>
              <Icon shape={copyIcon} size="s" /> {t('pay_transfer')}
            </Button>
          )}
        </>
      )}
      <FileLink failed={t('file_failed')} read={(api) => api.download(billDocument, { params: { billId } })}>
        {t('pdf')}
      </FileLink>
      <AskButton subject={subjectOf('bill', billId)} about={bill.number} />
    </div>
  );
}
