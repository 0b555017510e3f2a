import { useTranslations } from 'use-intl/react';
import { priceOf } from '#platform/money.ts';
import { cardIcon } from '../art/icons/services.ts';
import { warnIcon } from '../art/icons/shell.ts';
import { useAmountText } from '../currency.ts';
import { Notice } from '../ui/states/notice.tsx';
import type { BalancePurchaseState } from './use-balance-purchase.ts';

/** What is left of the balance after the purchase, or what is missing. */
export function BalanceAfter({ check, availableCents }: BalancePurchaseState) {
  const t = useTranslations('shell');
  const amountText = useAmountText();
  if (!check) return null;
  const text = (cents: number) => amountText(priceOf(cents));
  if (check.isEnough) {
    const values = { available: text(availableCents), left: text(check.leftCents) };
    return (
      <Notice tone="info" shape={cardIcon} live>
        {t('balance_after', values)}
      </Notice>
    );
  }
  return (
    <Notice shape={warnIcon} live>
      <b>{t('balance_missing', { missing: text(check.missingCents) })}.</b>{' '}
      {t('balance_top_up_first', { available: text(availableCents) })}
    </Notice>
  );
}
