import { useTranslations } from 'use-intl/react';
import { priceOf } from '#platform/money.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useAmountText } from '../currency.ts';
import { DialogActions } from '../ui/dialog/dialog-actions.tsx';
import { DialogContent } from '../ui/dialog/dialog-content.tsx';
import { useTopUpFirst, type InterruptedPurchase } from './use-top-up-first.ts';

export type NotEnoughProps = InterruptedPurchase & { availableCents: number };

/** What is missing, and the way to top up that comes back to the same step. */
export function NotEnoughDialog({ msisdn, missingCents, availableCents, step }: NotEnoughProps) {
  const t = useTranslations('shell');
  const amountText = useAmountText();
  const topUpFirst = useTopUpFirst();
  const [missing, available] = [amountText(priceOf(missingCents)), amountText(priceOf(availableCents))];
  return (
    <DialogContent
      title={t('balance_missing', { missing })}
      text={t('balance_not_enough', { number: readableNumber(msisdn), available })}
      actions={
        <DialogActions
          main={t('balance_top_up')}
          onMain={() => void topUpFirst({ msisdn, missingCents, step })}
          quiet={t('balance_not_now')}
        />
      }
    />
  );
}
