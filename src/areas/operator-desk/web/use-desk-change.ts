// A change at the desk: everything is reloaded, and a toast confirms it.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { useChange, type ChangeOptions } from '#platform/web/api/use-change.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';

export function useDeskChange(options: Pick<ChangeOptions, 'textOf'> = {}) {
  const { busy, failure, run: send } = useChange({ ...options, area: 'operator-desk', reread: [[]] });
  const run = <Answer>(
    change: (api: ApiClient) => Promise<Answer>,
    doneText: string | ((answer: Answer) => string),
    onDone?: () => void,
  ) =>
    send(change, {
      onDone: (answer) => {
        onDone?.();
        showToast({ text: typeof doneText === 'string' ? doneText : doneText(answer) });
      },
    });
  return { busy, failure, run };
}
