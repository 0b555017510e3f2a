// The sentence for a failed call: by its code from the texts, else the one default sentence.

import { useLocale, useTranslations } from 'use-intl/react';
import { ApiError, NoAnswer, OutcomeUnknown } from '../api/api-error.ts';
import { lockSentence } from './lock-sentence.ts';

export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  const language = useLocale();
  return (error) => {
    if (error instanceof NoAnswer) return t('OFFLINE');
    if (error instanceof OutcomeUnknown) return t('OUTCOME_UNKNOWN');
    if (error instanceof ApiError && error.code === 'EC_Codes_Locked') {
      const { key, values } = lockSentence(error.properties, language);
      return t(key, values);
    }
    // The server's texts may know a code that this page was built without.
    const key = textKeysOf(error).find((each) => t.has(each));
    return t(key ?? 'EC_GENERIC_ERROR');
  };
}

/** Those of the texts that stand by themselves, with nothing to be filled in. */
type ErrorTextKey = 'EC_GENERIC_ERROR';

function textKeysOf(error: unknown): ErrorTextKey[] {
  if (!(error instanceof ApiError)) return [];
  return [error.givenCode.toUpperCase(), error.givenCode, error.code.toUpperCase()] as ErrorTextKey[];
}
