// The sentence for a failed call: by its code from the texts, else the one default sentence.

import { useTranslations } from 'use-intl/react';
import { errorTextKey } from '#platform/errors.ts';
import { ApiError, NoAnswer } from '../api/api-error.ts';

export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => {
    if (error instanceof NoAnswer) return t('OFFLINE');
    if (!(error instanceof ApiError)) return t('EC_GENERIC_ERROR');
    const key = errorTextKey(error.code);
    return t.has(key) ? t(key) : t('EC_GENERIC_ERROR');
  };
}
