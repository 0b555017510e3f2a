import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { currentDialog, onDialogChange, type OpenDialog } from './dialog-registry.ts';
import type { DialogTexts } from './dialog-texts.ts';

const DialogStage = lazy(async () => ({ default: (await import('./dialog-stage.tsx')).DialogStage }));

/** Stands once in the app and draws the open dialog; nothing of it is downloaded before the first one opens. */
export function DialogHost({ texts }: { texts: DialogTexts }) {
  const open = useSyncExternalStore(onDialogChange, currentDialog);
  const shown = useLastShown(open);
  if (!shown) return null;
  return (
    <Suspense>
      <DialogStage dialog={shown} open={open !== null} texts={texts} />
    </Suspense>
  );
}

/** What was open stays drawn while it leaves the screen. */
function useLastShown(open: OpenDialog | null): OpenDialog | null {
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  return open ?? last;
}
