import { useTranslations } from 'use-intl/react';
import { Button } from '../ui/button.tsx';
import { DialogContent } from '../ui/dialog-content.tsx';
import { closeDialog, dismissDialog } from '../ui/dialog-registry.ts';

export function LeaveUnsavedDialog({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('shell');
  return (
    <DialogContent
      title={t('unsaved_title')}
      text={t('unsaved_text')}
      actions={
        <>
          <Button kind="primary" onClick={() => void dismissDialog()}>
            {t('unsaved_stay')}
          </Button>
          <Button onClick={() => void closeDialog().then(onLeave)}>{t('unsaved_leave')}</Button>
        </>
      }
    />
  );
}
