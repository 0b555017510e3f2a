import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { CloseDialogButton } from '../close-dialog-button.tsx';

/** Says what was accepted and when it will hold. */
export function SuccessDialog({ text }: { text: string }) {
  const t = useTranslations('home-network');
  return (
    <DialogContent
      scene={<SuccessScene />}
      title={t('success_title')}
      text={text}
      actions={<CloseDialogButton words={t('to_network')} />}
    />
  );
}
