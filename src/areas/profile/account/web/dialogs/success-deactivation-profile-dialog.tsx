import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export function SuccessDeactivationProfileDialog() {
  const t = useTranslations('profile');
  return (
    <InfoContent
      scene={<SuccessScene />}
      title={t('deactivated_title')}
      text={t('deactivated_text')}
      close={t('deactivated_do')}
    />
  );
}
