import { Suspense } from 'react';
import { DialogLoadBoundary } from './dialog-load-boundary.tsx';
import { DialogLoading } from './dialog-loading.tsx';
import { closeDialog, type OpenDialog } from './dialog-registry.ts';
import type { DialogTexts } from './dialog-texts.ts';
import { DialogWindow } from './dialog-window.tsx';

/** The window with whatever dialog is open in it. */
export function DialogStage({ dialog, open, texts }: { dialog: OpenDialog; open: boolean; texts: DialogTexts }) {
  return (
    <DialogWindow open={open} step={dialog.step} texts={texts} onClose={() => void closeDialog()}>
      <DialogLoadBoundary key={dialog.step} dialog={dialog} texts={texts}>
        <Suspense fallback={<DialogLoading texts={texts} />}>
          <dialog.Component {...dialog.props} />
        </Suspense>
      </DialogLoadBoundary>
    </DialogWindow>
  );
}
