import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { currentDialog, onDialogChange, type OpenDialog } from './dialog-registry.ts';
import type { DialogStage } from './dialog-stage.tsx';
import type { DialogTexts } from './dialog-texts.ts';

/** Rendered once in the app; its code downloads when the first dialog opens. */
export function DialogHost({ texts }: { texts: DialogTexts }) {
  const open = useSyncExternalStore(onDialogChange, currentDialog);
  const shown = useLastShown(open);
  const stage = useStage(shown !== null);
  return shown && stage && createElement(stage, { dialog: shown, open: open !== null, texts });
}

/** Loaded without Suspense: React would delay the dialog by a third of a second. */
function useStage(needed: boolean): typeof DialogStage | null {
  const [stage, setStage] = useState<typeof DialogStage | null>(null);
  useEffect(() => {
    if (!needed) return;
    import('./dialog-stage.tsx').then(
      (module) => setStage(() => module.DialogStage),
      (error: unknown) =>
        setStage(() => {
          throw error;
        }),
    );
  }, [needed]);
  return stage;
}

/** The dialog stays rendered while it animates out. */
function useLastShown(open: OpenDialog | null): OpenDialog | null {
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  return open ?? last;
}
