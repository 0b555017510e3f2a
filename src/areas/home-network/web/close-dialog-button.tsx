import { Button } from '#platform/web/ui/button.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';

/** The only button of a dialog that just says something. */
export function CloseDialogButton({ words }: { words: string }) {
  return (
    <Button kind="primary" tall wide onClick={() => void closeDialog()}>
      {words}
    </Button>
  );
}
