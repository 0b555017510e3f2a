// Asks before typed data is lost: by back, a link, a reload or a closed tab.

import { useBlocker, useRouter, type ShouldBlockFn } from '@tanstack/react-router';
import { openDialog, registerDialogs } from '../ui/dialog/dialog-registry.ts';
import { useTokenStore } from '../session/session-context.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'unsaved-changes.LeaveUnsaved': { onLeave: () => void };
  }
}

registerDialogs('unsaved-changes', {
  LeaveUnsaved: async () => (await import('./leave-unsaved-dialog.tsx')).LeaveUnsavedDialog,
});

export function useUnsavedGuard(hasUnsaved: boolean): void {
  const router = useRouter();
  const tokens = useTokenStore();
  useBlocker({
    disabled: !hasUnsaved,
    enableBeforeUnload: hasUnsaved,
    shouldBlockFn: ({ current, next, action }) => {
      // An ended session closes its screens at once: nobody may continue to see them.
      if (!tokens.isSignedIn() || isSamePlace(current, next)) return false;
      void ask(action, () => leave(router, action, next));
      return true;
    },
  });
}

type HistoryAction = Parameters<ShouldBlockFn>[0]['action'];
type Place = { pathname: string; search: unknown };

/** Query keys that change the view of the same page; typed data stays. */
const viewKeys: ReadonlySet<string> = new Set(['extended', 'tab']);

function isSamePlace(current: Place, next: Place): boolean {
  const shown = ({ search }: Place) =>
    JSON.stringify(Object.entries(search as Record<string, unknown>).filter(([key]) => !viewKeys.has(key)));
  return current.pathname === next.pathname && shown(current) === shown(next);
}

/** After "back" the browser is on the previous page; the dialog waits until it has returned. */
async function ask(action: HistoryAction, onLeave: () => void): Promise<void> {
  if (!isByLink(action)) await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  openDialog('unsaved-changes.LeaveUnsaved', { onLeave });
}

function leave(router: ReturnType<typeof useRouter>, action: HistoryAction, next: Place): void {
  if (isByLink(action)) {
    void router.navigate({ to: next.pathname, search: next.search, ignoreBlocker: true });
  } else if (action === 'FORWARD') router.history.forward({ ignoreBlocker: true });
  else router.history.back({ ignoreBlocker: true });
}

const isByLink = (action: HistoryAction) => action === 'PUSH' || action === 'REPLACE';
