// One change made at the desk: its button waits, what it touched is read again, and a refusal is said in words.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { usePress } from '#platform/web/use-press.ts';

export function useDeskChange(wordsOf?: (error: unknown) => string | null) {
  const data = useQueryClient();
  const errorText = useErrorText('operator-desk');
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, press } = usePress((error) => setFailure(wordsOf?.(error) ?? errorText(error)));
  const run = (change: () => Promise<unknown>, doneText: string) =>
    press(async () => {
      setFailure(null);
      await change();
      await data.invalidateQueries();
      showToast({ text: doneText });
    });
  return { busy, failure, run };
}
