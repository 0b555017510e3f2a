import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Feature } from '#platform/texts/texts.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/field.tsx';

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  confirm: string;
  keep: string;
  change: UseMutationResult<unknown, Error, void>;
  /** Whose words a refusal is told in first. */
  area?: Feature;
};

/** Asks before something goes. */
export function ConfirmDialog({ title, text, confirm, keep, change, area }: ConfirmDialogProps) {
  const errorText = useErrorText(area);
  return (
    <DialogContent
      title={title}
      text={text}
      actions={
        <>
          <Button kind="danger" tall wide busy={change.isPending} onClick={() => change.mutate()}>
            {confirm}
          </Button>
          <Button kind="bare" wide onClick={() => void closeDialog()}>
            {keep}
          </Button>
        </>
      }
    >
      {change.error && <FieldError>{errorText(change.error)}</FieldError>}
    </DialogContent>
  );
}
