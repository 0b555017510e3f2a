import { useTranslations } from 'use-intl/react';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { CloseButton } from './close-button.tsx';

export function ErrorDialog({ text }: { text: string }) {
  const t = useTranslations('weekend-bonus');
  return <DialogContent scene={<BrokenScene />} title={t('error_title')} text={text} actions={<CloseButton />} />;
}
