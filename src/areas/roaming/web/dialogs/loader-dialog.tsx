import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Progress } from '#platform/web/ui/cards/progress.tsx';

/** Covers the screen while a change is sent; it cannot be closed. */
export function LoaderDialog({ title }: { title: string }) {
  const t = useTranslations('roaming-dialogs');
  return (
    <DialogContent title={title} text={t('loader_text')}>
      <Progress label={title} />
    </DialogContent>
  );
}
