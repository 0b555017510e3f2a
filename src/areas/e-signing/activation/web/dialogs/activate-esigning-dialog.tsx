import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';

/** Signing several documents under one code requires active signing. */
export function ActivateEsigningDialog({ pid }: { pid: string }) {
  const t = useTranslations('e-signing');
  const navigate = useNavigate();
  const continueActivation = async () => {
    await closeDialog();
    await navigate({ to: '/e-signing/activation', search: { pid } });
  };
  return (
    <DialogContent
      title={t('activate_title')}
      text={t('activate_text')}
      actions={<DialogActions main={t('activate_do')} onMain={() => void continueActivation()} quiet={t('not_now')} />}
    />
  );
}
