// Starts a signing: requests the code and opens its dialog, or first asks for the number that gets it.

import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { dialogToSign } from '../rules.ts';
import type { SigningProps } from './calls.ts';
import { signingKeys } from '../../web/queries.ts';
import { signingCalls } from './calls.ts';

export function useSigning() {
  const client = useQueryClient();
  const { busy, failure, run } = useChange({
    area: 'e-signing',
    onRefused: ({ error }) => {
      // A document was signed or replaced, or signing switched off, meanwhile: the shown data is stale.
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
            // A recent code is still valid: it can be entered while the resend is blocked.
            if (!(error instanceof ApiError && error.code === 'EC_Resend_Time_Is_Not_Expired')) throw error;
          }),
      { onDone: () => openDialog('e-signing.HandleSignDocument', { documents, status, msisdn: msisdn ?? '' }) },
    );
  };
  return { busy, failure, begin };
}
