import { useTranslations } from 'use-intl/react';
import { useAmountText } from '#platform/web/currency.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { Balance } from '../contract.ts';

/** What was ordered, and the reported balance does not contain yet. */
export function OpenPurchases({ balance: { purchases, balance } }: { balance: Balance }) {
  const t = useTranslations('balance');
  const amountText = useAmountText();
  if (purchases.length === 0) return null;
  return (
    <Section
      title={t('pending_purchases')}
      text={`${t('pending_note')} ${t('balance_before', { amount: amountText(balance) })}.`}
    >
      <Card>
        <ul className="balance-lines">
          {purchases.map(({ purchase_id, name, amount }) => (
            <li key={purchase_id}>
              <span>{name}</span>
              <b>−{amountText(amount)}</b>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
