import { Suspense, useEffect, useRef } from 'react';
import { DialogLoadBoundary } from './dialog-load-boundary.tsx';
import { DialogLoading } from './dialog-loading.tsx';
import { dismissDialog, type OpenDialog } from './dialog-registry.ts';
import type { DialogTexts } from './dialog-texts.ts';
import { DialogWindow, focusTarget } from './dialog-window.tsx';

/** The window with the open dialog. */
export function DialogStage({ dialog, open, texts }: { dialog: OpenDialog; open: boolean; texts: DialogTexts }) {
  return (
    <DialogWindow open={open} step={dialog.step} texts={texts} onClose={() => void dismissDialog()}>
      <DialogLoadBoundary key={dialog.step} dialog={dialog} texts={texts}>
        <Suspense fallback={<DialogLoading texts={texts} />}>
          <dialog.Component {...dialog.props} />
          <FocusOnArrival />
        </Suspense>
      </DialogLoadBoundary>
    </DialogWindow>
  );
}

/**
 * If the code of a dialog loads after its window, the focus is on the window; the autofocus field takes it from there.
 */
function FocusOnArrival() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const window = here.current?.closest<HTMLElement>('.dialog');
    if (window && window === document.activeElement) focusTarget(window).focus();
  }, []);
  return <span ref={here} hidden />;
}
