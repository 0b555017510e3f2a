// The dialogs that say how a change went are fetched before it is made: without a network they could not come any more.

import { useEffect } from 'react';
import { preloadDialog, type DialogName } from './dialog-registry.ts';

export function useDialogsAtHand(...names: DialogName[]): void {
  useEffect(() => {
    // Safari has no idle callback; a moment after the screen is drawn serves as well.
    const timer = setTimeout(() => {
      void import('./dialog-stage.tsx').catch(() => undefined);
      for (const name of names) preloadDialog(name);
    }, 500);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the names are written into the screen
  }, []);
}
