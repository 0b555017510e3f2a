// The dialogs of a running change: its loader, and the one for an unknown outcome.

import { closeDialog, currentDialog, holdDialog, registerDialogs } from '../ui/dialog/dialog-registry.ts';
import type { Cover, UnknownOutcome } from './change-host.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'change.OutcomeUnknown': UnknownOutcome;
  }
}

registerDialogs('change', {
  OutcomeUnknown: async () => (await import('./outcome-unknown.tsx')).OutcomeUnknownDialog,
});

/** The second click of a double click comes within this time; it must not close the result. */
const doubleClickMs = 500;

export function coverScreen(loader: (() => void) | undefined): Cover {
  loader?.();
  const covering = currentDialog();
  const release = holdDialog();
  const longEnough = covering && afterDoubleClick();
  return {
    async uncover() {
      await longEnough;
      release();
    },
    async closeLoader() {
      if (loader && currentDialog()?.step === covering?.step) await closeDialog();
    },
  };
}

function afterDoubleClick(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, doubleClickMs);
  });
}
