import { useTranslations } from 'use-intl/react';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

/** An error that belongs to no field of the page. */
export function CustomError({ title, text }: { title: string; text: string }) {
  const t = useTranslations('registration');
  return (
    <DialogContent scene={<BrokenScene />} title={title} text={text} actions={<CloseAction words={t('close')} />} />
  );
}
