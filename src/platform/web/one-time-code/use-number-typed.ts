// A typed number and its error: the format at once, the server's refusal after sending.

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isMobileNumber, sentNumber, shownNumber } from '#platform/msisdn.ts';
import type { Feature } from '#platform/texts/texts.ts';
import type { ApiClient } from '../api/api-client.ts';
import { useChange, type ChangeOptions } from '../api/use-change.ts';

type NumberTypedOptions = Pick<ChangeOptions, 'textOf' | 'reread'> & {
  /** The area whose texts take precedence for refusals. */
  area: Feature;
  first: string;
  send: (api: ApiClient, msisdn: string) => Promise<unknown>;
  onSent: (msisdn: string) => void;
};

export function useNumberTyped({ first, send, onSent, ...change }: NumberTypedOptions) {
  const errors = useTranslations('errors');
  const [typed, setTyped] = useState(shownNumber(first));
  const [isWrong, setWrong] = useState(false);
  const { busy, failure, run, reset } = useChange(change);
  return {
    busy,
    field: {
      value: typed,
      error: isWrong ? errors('WRONG_NUMBER') : (failure ?? undefined),
      onChange(next: string) {
        setTyped(next);
        setWrong(false);
        reset();
      },
    },
    submit() {
      setWrong(!isMobileNumber(typed));
      if (!isMobileNumber(typed)) return;
      const msisdn = sentNumber(typed);
      void run((api) => send(api, msisdn), { onDone: () => onSent(msisdn) });
    },
  };
}
