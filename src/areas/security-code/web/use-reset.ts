// Requests a new code for a forgotten one, then its confirmation.

import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { resetSecurityCode, type SecurityCodeEntry } from '../contract.ts';

export function useReset({ pid, receiving_method: number }: SecurityCodeEntry) {
  const { busy, failure, run } = useChange({ area: 'security-code' });
  const send = () =>
    void run((api) => api.call(resetSecurityCode, { body: { pid } }), {
      onDone: () => openDialog('security-code.SecurityCodeConfirmation', { pid, number: number ?? '', isFirst: false }),
    });
  return { busy, failure, send };
}
