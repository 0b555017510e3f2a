// The sentence for a failed call: by its code from the texts, else the one default sentence.

import { useLocale, useTranslations } from 'use-intl/react';
import { errorTextKey } from '#platform/errors.ts';
import { ApiError, NoAnswer } from '../api/api-error.ts';
import { lockSentence } from './lock-sentence.ts';

export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  const language = useLocale();
  return (error) => {
    if (error instanceof NoAnswer) return t('OFFLINE');
    if (!(error instanceof ApiError)) return t('EC_GENERIC_ERROR');
    if (error.code === 'EC_Codes_Locked') {
      const { key, values } = lockSentence(error.properties, language);
      return t(key, values);
    }
    const key = errorTextKey(error.code);
    return t.has(key) ? t(key) : t('EC_GENERIC_ERROR');
  };
}
