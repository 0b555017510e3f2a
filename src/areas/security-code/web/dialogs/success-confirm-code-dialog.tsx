import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export function SuccessConfirmCodeDialog({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations('security-code');
  const what = isFirst ? 'created' : 'changed';
  return (
    <InfoContent
      scene={<SuccessScene />}
      title={t(`success_${what}_title`)}
      text={t(`success_${what}_text`)}
      close={t('ok')}
    />
  );
}
