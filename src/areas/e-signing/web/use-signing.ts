// Begins a signing: asks for the code and opens the dialog for it, or first for the number that will get it.

import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { openDialog } from '#platform/web/ui/dialog-registry.ts';
import { usePress } from '#platform/web/use-press.ts';
import { dialogToSign } from '../rules.ts';
import type { ToSign } from './dialogs.ts';
import { useReloadSigning } from './queries.ts';
import { signingCalls } from './signing-calls.ts';

export function useSigning(onRefused: (error: unknown) => void) {
  const api = useApi();
  const reload = useReloadSigning();
  const { busy, press } = usePress((error) => {
    onRefused(error);
    // Somebody signed, replaced or switched off meanwhile: what is shown is out of date.
    if (error instanceof ApiError && error.status === 409) void reload();
  });
  const begin = ({ documents, status }: ToSign) => {
    const [first, ...others] = documents;
    if (!first) return;
    const { msisdn, pid } = status;
    if (msisdn === null && others.length > 0) return openDialog('e-signing.ActivateEsigning', { pid });
    const dialog = dialogToSign(first.type, msisdn !== null);
    if (dialog !== 'HandleSignDocument') return openDialog(`e-signing.${dialog}`, { document: first, status });
    void press(async () => {
      await signingCalls(api, { documents, status })
        .sendCode()
        .catch((error: unknown) => {
          // A code sent a moment ago is still good: it can be typed while the next one waits.
          if (!(error instanceof ApiError && error.code === 'EC_Resend_Time_Is_Not_Expired')) throw error;
        });
      openDialog('e-signing.HandleSignDocument', { documents, status, msisdn: msisdn ?? '' });
    });
  };
  return { busy, begin };
}
