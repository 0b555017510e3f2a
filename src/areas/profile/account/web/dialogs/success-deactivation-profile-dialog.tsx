import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

export function SuccessDeactivationProfileDialog() {
  const t = useTranslations('profile');
  return (
    <DialogContent
      scene={<SuccessScene />}
      title={t('deactivated_title')}
      text={t('deactivated_text')}
      actions={<CloseAction words={t('deactivated_do')} />}
    />
  );
}
