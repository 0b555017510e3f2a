import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';

/** Reports a signing, and where the document is now. */
export function SignedDialog({ title, text }: { title: string; text: string }) {
  const t = useTranslations('e-signing');
  const navigate = useNavigate();
  const seeHistory = async () => {
    await closeDialog();
    await navigate({ to: '/e-signing/contracts', search: { activeTab: 'history' } });
  };
  return (
    <DialogContent
      scene={<SuccessScene />}
      title={title}
      text={text}
      actions={<DialogActions main={t('see_history')} onMain={() => void seeHistory()} quiet={t('ok')} />}
    />
  );
}
