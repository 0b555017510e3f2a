import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { messagesPerDay } from '../rules.ts';

/** Explains the limit of a day; other refusals have their usual texts. */
export function useLimitText(): (error: unknown) => string | null {
  const t = useTranslations('help');
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'EC_Too_Many_Requests') return null;
    const seconds = error.properties['WaitSeconds'];
    if (typeof seconds !== 'number') return null;
    return t('too_many', { most: messagesPerDay, hours: Math.ceil(seconds / 3600) });
  };
}
