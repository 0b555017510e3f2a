import { useTranslations } from 'use-intl/react';
import { Button } from '../ui/actions/button.tsx';
import { DialogContent } from '../ui/dialog/dialog-content.tsx';

type LeaveQuestionProps = { onStay: () => void; onLeave: () => void };

export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const t = useTranslations('shell');
  return (
    <DialogContent
      title={t('unsaved_title')}
      text={t('unsaved_text')}
      actions={
        <>
          <Button kind="primary" onClick={onStay}>
            {t('unsaved_stay')}
          </Button>
          <Button onClick={onLeave}>{t('unsaved_leave')}</Button>
        </>
      }
    />
  );
}
