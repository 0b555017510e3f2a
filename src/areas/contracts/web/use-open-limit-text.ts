import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { openWithdrawalsPerDay } from '../rules.ts';

/** Explains the limit of withdrawals without sign-in; other refusals have their usual texts. */
export function useOpenLimitText(): (error: unknown) => string | null {
  const t = useTranslations('contracts');
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'EC_Too_Many_Requests') return null;
    const seconds = error.properties['WaitSeconds'];
    if (typeof seconds !== 'number') return null;
    return t('open_too_many', { most: openWithdrawalsPerDay, hours: Math.ceil(seconds / 3600) });
  };
}
