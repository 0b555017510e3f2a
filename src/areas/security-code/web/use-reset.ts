// Asks for a new code in place of one that is forgotten, then for its confirmation.

import { useState } from 'react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { openDialog } from '#platform/web/ui/dialog-registry.ts';
import { usePress } from '#platform/web/use-press.ts';
import { resetSecurityCode, type SecurityCodeEntry } from '../contract.ts';

export function useReset({ pid, receiving_method: number }: SecurityCodeEntry) {
  const api = useApi();
  const textOf = useErrorText('security-code');
  const [error, setError] = useState<string | null>(null);
  const { busy, press } = usePress((refused) => setError(textOf(refused)));
  const send = () => {
    setError(null);
    void press(async () => {
      await api.call(resetSecurityCode, { body: { pid } });
      openDialog('security-code.SecurityCodeConfirmation', { pid, number: number ?? '', isFirst: false });
    });
  };
  return { busy, error, send };
}
