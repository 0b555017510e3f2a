import { useTranslations } from 'use-intl/react';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { CloseButton } from './close-button.tsx';

/** Without a text: a number has joined elsewhere meanwhile. */
export function ErrorDialog({ text }: { text: string | null }) {
  const t = useTranslations('weekend-bonus');
  return (
    <DialogContent
      scene={<BrokenScene />}
      title={t(text === null ? 'already_title' : 'error_title')}
      text={text ?? t('already_text')}
      actions={<CloseButton />}
    />
  );
}
