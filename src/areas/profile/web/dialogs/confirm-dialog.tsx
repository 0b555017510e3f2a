import type { ReactNode } from 'react';
import type { Change } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  confirm: string;
  keep: string;
  change: Change;
  onConfirm: () => Promise<unknown>;
};

/** Asks before a deletion. */
export function ConfirmDialog({ title, text, confirm, keep, change, onConfirm }: ConfirmDialogProps) {
  return (
    <DialogContent
      title={title}
      text={text}
      actions={
        <>
          <Button kind="danger" tall wide busy={change.busy} onClick={() => void onConfirm()}>
            {confirm}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {keep}
          </Button>
        </>
      }
    >
      {change.failure && <FieldError>{change.failure}</FieldError>}
    </DialogContent>
  );
}
