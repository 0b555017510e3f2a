// A change to the list of services: everything that shows services is read anew before the dialog closes.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { usePress } from '#platform/web/use-press.ts';

export function useChangeServices() {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [error, setError] = useState<string | null>(null);
  const { busy, press } = usePress((failure) => setError(errorText(failure)));
  const change = (call: () => Promise<unknown>, done: string) =>
    press(async () => {
      setError(null);
      await call();
      await client.invalidateQueries();
      await closeDialog();
      showToast({ text: done });
    });
  return { busy, error, change };
}
