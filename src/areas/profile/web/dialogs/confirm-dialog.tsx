import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { Change } from '#platform/web/api/use-change.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
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

/** Asks before a deletion. What was deleted elsewhere meanwhile cannot be deleted again: the same button then closes. */
export function ConfirmDialog({ title, text, confirm, keep, change, onConfirm }: ConfirmDialogProps) {
  const t = useTranslations('profile');
  const actions = isGone(change.error) ? (
    <DialogActions main={t('close')} onMain={() => void dismissDialog()} />
  ) : (
    <DialogActions main={confirm} onMain={() => void onConfirm()} busy={change.busy} danger quiet={keep} />
  );
  return (
    <DialogContent title={title} text={text} actions={actions}>
      {change.failure && <FieldError>{change.failure}</FieldError>}
    </DialogContent>
  );
}

/** The server gives the same answer for a deleted object and for one of another user. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'EC_User_Not_Authoried';
}
