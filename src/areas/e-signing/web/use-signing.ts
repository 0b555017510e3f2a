// Begins a signing: asks for the code and opens the dialog for it, or first for the number that will get it.

import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog-registry.ts';
import { dialogToSign } from '../rules.ts';
import type { SigningProps } from './dialogs.ts';
import { signingKeys } from './queries.ts';
import { signingCalls } from './signing-calls.ts';

export function useSigning() {
  const client = useQueryClient();
  const { busy, failure, run } = useChange({
    area: 'e-signing',
    onRefused: ({ error }) => {
      // Somebody signed, replaced or switched off meanwhile: what is shown is out of date.
      const isStale = error instanceof ApiError && error.status === 409;
      if (isStale) for (const queryKey of signingKeys) void client.invalidateQueries({ queryKey });
      return false;
    },
  });
  const begin = ({ documents, status }: SigningProps) => {
    const [first, ...others] = documents;
    if (!first) return;
    const { msisdn, pid } = status;
    if (msisdn === null && others.length > 0) return openDialog('e-signing.ActivateEsigning', { pid });
    const dialog = dialogToSign(first.type, msisdn !== null);
    if (dialog !== 'HandleSignDocument') return openDialog(`e-signing.${dialog}`, { document: first, status });
    void run(
      (api) =>
        signingCalls({ documents, status })
          .sendCode(api)
          .catch((error: unknown) => {
            // A code sent a moment ago is still good: it can be typed while the next one waits.
            if (!(error instanceof ApiError && error.code === 'EC_Resend_Time_Is_Not_Expired')) throw error;
          }),
      { onDone: () => openDialog('e-signing.HandleSignDocument', { documents, status, msisdn: msisdn ?? '' }) },
    );
  };
  return { busy, failure, begin };
}
