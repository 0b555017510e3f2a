import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

export type SuccessActivationProps = { title: string; text: string };

/** Reports an activation: automatic payment here, e-signing elsewhere. */
export function SuccessActivationDialog({ title, text }: SuccessActivationProps) {
  const t = useTranslations('profile');
  return <DialogContent scene={<SuccessScene />} title={title} text={text} actions={<CloseAction words={t('ok')} />} />;
}
