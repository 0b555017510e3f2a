import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { CloseAction } from '#platform/web/ui/dialog-actions.tsx';

export type FailureProps = {
  text: string;
  /** The server said so, or the request never left: everything is as it was. */
  isUnchanged: boolean;
};

/** A change that was refused or failed, where there is no input to say it under. */
export function FailureDialog({ text, isUnchanged }: FailureProps) {
  const t = useTranslations('extras-dialogs');
  return (
    <DialogContent title={t('failed_title')} text={text} actions={<CloseAction words={t('close')} />}>
      {isUnchanged && <p className="text-s text-ink-quiet">{t('failed_unchanged')}</p>}
    </DialogContent>
  );
}
