import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import { Select } from '#platform/web/ui/fields/select.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { signIcon } from '#platform/web/art/icons/services.ts';
import type { BillList as Bills, ListedBill } from '../contract.ts';
import { lookOfState, monthName } from './bill-looks.ts';
import { useAmountText } from '#platform/web/currency.ts';

export function BillList({ list: { bills } }: { list: Bills }) {
  const t = useTranslations('bills');
  const contracts = [...new Set(bills.map(({ contract_id }) => contract_id))];
  const [contract, setContract] = useState('');
  const shown = bills.filter((bill) => contract === '' || bill.contract_id === contract);
  return (
    <Section
      title={t('list')}
      action={
        contracts.length > 1 && (
          <Select
            label={t('contracts')}
            value={contract}
            onChange={(event) => setContract(event.target.value)}
            options={[
              { value: '', text: t('all_contracts') },
              ...contracts.map((value) => ({ value, text: t('contract', { contract: value }) })),
            ]}
          />
        )
      }
    >
      <RowList>
        {shown.map((bill) => (
          <li key={bill.bill_id}>
            <PortalLink to={`/bills/${encodeURIComponent(bill.bill_id)}`} className={rowClass}>
              <BillRow bill={bill} />
            </PortalLink>
          </li>
        ))}
      </RowList>
    </Section>
  );
}

function BillRow({ bill }: { bill: ListedBill }) {
  const t = useTranslations('bills');
  const language = useLanguage();
  const amountText = useAmountText();
  const title = `${monthName(bill.period_from, language)} ${bill.period_from.slice(0, 4)}`;
  return (
    <RowContent
      lead={<Disc shape={signIcon} />}
      title={bill.kind === 'bill' ? title : `${t('credit_note')} · ${title}`}
      note={`${bill.number} · ${shownDay(bill.period_from)} – ${shownDay(bill.period_to)}${
        bill.kind === 'bill' ? ` · ${t('column_due')} ${shownDay(bill.due_on)}` : ''
      }`}
      state={
        <span className="bill-state">
          <b>{amountText(bill.total)}</b>
          <BillBadge bill={bill} />
        </span>
      }
    />
  );
}

export function BillBadge({ bill }: { bill: ListedBill }) {
  const t = useTranslations('bills');
  if (bill.kind === 'credit-note') return <Badge>{t('credit_note')}</Badge>;
  if (bill.is_payment_pending) return <Badge tone="waiting">{t('state_pending')}</Badge>;
  return <Badge {...lookOfState[bill.state]}>{t(`state_${bill.state}`)}</Badge>;
}
