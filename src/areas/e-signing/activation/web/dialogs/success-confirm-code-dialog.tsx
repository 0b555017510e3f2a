import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export function SuccessConfirmCodeDialog({ msisdn }: { msisdn: string }) {
  const t = useTranslations('e-signing');
  return (
    <InfoContent
      scene={<SuccessScene />}
      title={t('confirmed_title')}
      text={t('confirmed_text', { number: readableNumber(msisdn) })}
      close={t('ok')}
    />
  );
}
