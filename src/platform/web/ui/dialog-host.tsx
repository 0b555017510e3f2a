import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { currentDialog, onDialogChange, type OpenDialog } from './dialog-registry.ts';
import type { DialogStage } from './dialog-stage.tsx';
import type { DialogTexts } from './dialog-texts.ts';

/** Stands once in the app and draws the open dialog; nothing of it is downloaded before the first one opens. */
export function DialogHost({ texts }: { texts: DialogTexts }) {
  const open = useSyncExternalStore(onDialogChange, currentDialog);
  const shown = useLastShown(open);
  const stage = useStage(shown !== null);
  return shown && stage && createElement(stage, { dialog: shown, open: open !== null, texts });
}

/** Fetched by hand: React would hold back what it waited for, and the dialog would come a third of a second later. */
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

/** What was open stays drawn while it leaves the screen. */
function useLastShown(open: OpenDialog | null): OpenDialog | null {
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  return open ?? last;
}
