import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

export function SuccessConfirmCodeDialog({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations('security-code');
  const what = isFirst ? 'created' : 'changed';
  return (
    <DialogContent
      scene={<SuccessScene />}
      title={t(`success_${what}_title`)}
      text={t(`success_${what}_text`)}
      actions={<CloseAction words={t('ok')} />}
    />
  );
}
