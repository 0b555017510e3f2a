import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';

export function SuccessDeactivationProfileDialog() {
  const t = useTranslations('profile');
  return (
    <DialogContent
      scene={<SuccessScene />}
      title={t('deactivated_title')}
      text={t('deactivated_text')}
      actions={
        <Button kind="primary" tall wide onClick={() => void closeDialog()}>
          {t('deactivated_do')}
        </Button>
      }
    />
  );
}
