import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { CloseAction } from '../dialog-actions.tsx';

/** A change that was refused or failed, where there is no input to say it under. */
export function ExtrasFailureDialog({ text }: { text: string }) {
  const t = useTranslations('extras-dialogs');
  return (
    <DialogContent title={t('failed_title')} text={text} actions={<CloseAction words={t('close')} />}>
      <p className="text-s text-ink-quiet">{t('failed_unchanged')}</p>
    </DialogContent>
  );
}
