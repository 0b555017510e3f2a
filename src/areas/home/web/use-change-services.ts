// A change of the list of services: everything that shows services is reloaded before the dialog closes.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';

export function useChangeServices() {
  const { busy, failure, run } = useChange({ reread: [[]] });
  const change = (send: (api: ApiClient) => Promise<unknown>, done: string) =>
    run(send, {
      onDone: async () => {
        await closeDialog();
        showToast({ text: done });
      },
    });
  return { busy, failure, change };
}
