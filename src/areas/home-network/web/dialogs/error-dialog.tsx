import { useTranslations } from 'use-intl/react';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';

/** A refused change: the reason, and that nothing changed. */
export function ErrorDialog({ text }: { text: string }) {
  const t = useTranslations('home-network');
  return (
    <DialogContent
      scene={<BrokenScene />}
      title={t('error_title')}
      text={text}
      actions={<CloseAction words={t('close')} />}
    />
  );
}
