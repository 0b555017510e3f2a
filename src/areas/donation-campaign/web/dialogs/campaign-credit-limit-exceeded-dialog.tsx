import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import type { Gift } from '../use-donate.ts';

/** The amount exceeds the credit limit of the number, or its balance is too low. */
export function CampaignCreditLimitExceededDialog({ gift }: { gift: Gift }) {
  const t = useTranslations('donation');
  return (
    <InfoContent
      title={t(gift.isPrepaid ? 'balance_title' : 'credit_title')}
      text={t(gift.isPrepaid ? 'balance_text' : 'credit_text', {
        number: readableNumber(gift.msisdn),
        amount: gift.amount,
      })}
      close={t('limit_close_number')}
    />
  );
}
