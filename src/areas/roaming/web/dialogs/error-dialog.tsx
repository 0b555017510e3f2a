import { useTranslations } from 'use-intl/react';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

export type ErrorProps = {
  text: string;
  /** The server refused, or the request was never sent, and no earlier request is pending. */
  isUnchanged: boolean;
  isPending: boolean;
};

export function ErrorDialog({ text, isUnchanged, isPending }: ErrorProps) {
  const t = useTranslations('roaming-dialogs');
  return (
    <DialogContent
      scene={!isPending && <BrokenScene />}
      title={t(isPending ? 'pending_title' : 'error_title')}
      text={text}
      actions={<CloseAction words={t('close')} />}
    >
      {isUnchanged && <p className="text-s text-ink-quiet">{t('error_unchanged')}</p>}
    </DialogContent>
  );
}
