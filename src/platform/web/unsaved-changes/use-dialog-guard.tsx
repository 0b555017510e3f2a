// Asks before a filled form in a dialog is discarded: by Escape, Back, the backdrop, its buttons, a reload or a closed
// tab. useUnsavedGuard does the same for screens.

import { use, useEffect, useState, type ReactNode } from 'react';
import { closeDialog, guardDialog, isDialogGuarded } from '../ui/dialog/dialog-registry.ts';
import { DialogTextsContext } from '../ui/dialog/dialog-texts.ts';
import { DialogWindow } from '../ui/dialog/dialog-window.tsx';
import { LeaveQuestion } from './leave-question.tsx';

/** The form renders the returned question inside its DialogContent. A second Back closes the question. */
export function useDialogGuard(hasUnsaved: boolean): ReactNode {
  const texts = use(DialogTextsContext);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => (hasUnsaved ? askBeforeLeaving(() => setAsking((before) => !before)) : undefined), [hasUnsaved]);
  if (!texts || !isAsking) return null;
  const stay = () => setAsking(false);
  const leave = () => {
    stay();
    void closeDialog();
  };
  return (
    <DialogWindow open isOnTop texts={texts} onClose={stay}>
      <LeaveQuestion onStay={stay} onLeave={leave} />
    </DialogWindow>
  );
}

function askBeforeLeaving(ask: () => void): () => void {
  const release = guardDialog(ask);
  window.addEventListener('beforeunload', askBrowser);
  return () => {
    release();
    window.removeEventListener('beforeunload', askBrowser);
  };
}

function askBrowser(event: BeforeUnloadEvent): void {
  if (isDialogGuarded()) event.preventDefault();
}
