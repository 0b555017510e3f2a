import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

export type MessageProps = { title: string; text: string };

export function SuccessDialog({ title, text }: MessageProps) {
  const t = useTranslations('network-protection');
  return (
    <DialogContent scene={<SuccessScene />} title={title} text={text} actions={<CloseAction words={t('close')} />} />
  );
}
