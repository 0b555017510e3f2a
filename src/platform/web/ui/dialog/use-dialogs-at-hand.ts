// The result dialogs of a change are loaded before it runs: without a network they could not load later.

import { useEffect } from 'react';
import { preloadDialog, type DialogName } from './dialog-registry.ts';

export function useDialogsAtHand(...names: DialogName[]): void {
  useEffect(() => {
    // Safari has no idle callback; a short delay after the render is enough.
    const timer = setTimeout(() => {
      void import('./dialog-stage.tsx').catch(() => undefined);
      for (const name of names) preloadDialog(name);
    }, 500);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the names are written into the screen
  }, []);
}
