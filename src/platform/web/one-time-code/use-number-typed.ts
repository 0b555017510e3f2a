// A number that is typed, and what is wrong with it: its form at once, the server's word once it was sent.

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isMobileNumber, sentNumber, shownNumber } from '#platform/msisdn.ts';
import type { Feature } from '#platform/texts/texts.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { usePress } from '../use-press.ts';

/** The area's words are the first in which a refusal is told. */
export function useNumberTyped(area: Feature, first: string, send: (msisdn: string) => Promise<void>) {
  const errors = useTranslations('errors');
  const textOf = useErrorText(area);
  const [typed, setTyped] = useState(shownNumber(first));
  const [error, setError] = useState<string>();
  const { busy, press } = usePress((refused) => setError(textOf(refused)));
  return {
    busy,
    field: {
      value: typed,
      error,
      onChange(next: string) {
        setTyped(next);
        setError(undefined);
      },
    },
    submit() {
      if (isMobileNumber(typed)) void press(() => send(sentNumber(typed)));
      else setError(errors('WRONG_NUMBER'));
    },
  };
}
