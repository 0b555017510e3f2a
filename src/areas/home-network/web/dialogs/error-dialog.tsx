import { useTranslations } from 'use-intl/react';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';

export type ErrorProps = { text: string; isPending: boolean };

/** The reason why a change was refused. */
export function ErrorDialog({ text, isPending }: ErrorProps) {
  const t = useTranslations('home-network');
  return (
    <DialogContent
      scene={!isPending && <BrokenScene />}
      title={t(isPending ? 'pending_title' : 'error_title')}
      text={text}
      actions={<CloseAction words={t('close')} />}
    />
  );
}
