import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import type { EligibleLimit } from '../../contract.ts';
import type { Gift } from '../use-donate.ts';

/** The amount exceeds the monthly limit of the number, and no smaller one can be offered. */
export function CampaignLimitExceededDialog({ gift, left }: { gift: Gift; left: EligibleLimit | null }) {
  const t = useTranslations('donation');
  const number = readableNumber(gift.msisdn);
  const isUsedUp = left?.amount === 0;
  const text = left
    ? t(isUsedUp ? 'limit_none' : 'limit_left', {
        number,
        amount: gift.amount,
        remaining: left.amount,
        given: left.given,
        limit: left.limit,
      })
    : undefined;
  return (
    <InfoContent title={t('limit_title')} text={text} close={t(isUsedUp ? 'limit_close_number' : 'limit_close')} />
  );
}
