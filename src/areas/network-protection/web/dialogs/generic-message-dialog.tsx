import { useTranslations } from 'use-intl/react';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { CloseAction } from '#platform/web/ui/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import type { Said } from '../dialogs.ts';

/** Why something did not happen. */
export function GenericMessageDialog({ title, text }: Said) {
  const t = useTranslations('network-protection');
  return (
    <DialogContent scene={<BrokenScene />} title={title} text={text} actions={<CloseAction words={t('close')} />} />
  );
}
