import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { Gift } from '../use-donate.ts';

/** The amount exceeds the credit limit of the number, or its balance is too low. */
export function CampaignCreditLimitExceededDialog({ gift }: { gift: Gift }) {
  const t = useTranslations('donation');
  return (
    <DialogContent
      title={t(gift.isPrepaid ? 'balance_title' : 'credit_title')}
      text={t(gift.isPrepaid ? 'balance_text' : 'credit_text', {
        number: readableNumber(gift.msisdn),
        amount: gift.amount,
      })}
      actions={<CloseAction words={t('limit_close_number')} />}
    />
  );
}
