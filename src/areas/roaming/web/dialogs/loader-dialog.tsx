import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';

/** A change is on its way to the portal; closing it does not stop it. */
export function LoaderDialog({ title }: { title: string }) {
  const t = useTranslations('roaming-dialogs');
  return (
    <DialogContent title={title} text={t('loader_text')}>
      <Progress label={title} />
    </DialogContent>
  );
}
