import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Progress } from '#platform/web/ui/cards/progress.tsx';

export function LoaderDialog() {
  const t = useTranslations('weekend-bonus');
  return (
    <DialogContent title={t('loader_title')} text={t('loader_text')}>
      <Progress label={t('loader_title')} />
    </DialogContent>
  );
}
