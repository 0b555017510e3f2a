import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';

export type SuccessActivationProps = { title: string; text: string };

/** Something was switched on: automatic payment here, e-signing elsewhere. */
export function SuccessActivationDialog({ title, text }: SuccessActivationProps) {
  const t = useTranslations('profile');
  return (
    <DialogContent
      scene={<SuccessScene />}
      title={title}
      text={text}
      actions={
        <Button kind="primary" tall wide onClick={() => void closeDialog()}>
          {t('ok')}
        </Button>
      }
    />
  );
}
