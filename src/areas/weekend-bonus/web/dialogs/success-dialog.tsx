import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import type { CampaignProps } from '../campaign-props.ts';

export function SuccessDialog({ count, gigabytes, endsOn }: CampaignProps & { count: number }) {
  const t = useTranslations('weekend-bonus');
  return (
    <InfoContent
      scene={<SuccessScene />}
      title={t('success_title', { count })}
      text={t('success_text', { gb: gigabytes, day: shownDay(endsOn) })}
      close={t('close')}
    />
  );
}
