import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import type { CampaignProps } from '../campaign-props.ts';

export function InfoDialog({ gigabytes, endsOn }: CampaignProps) {
  const t = useTranslations('weekend-bonus');
  const text = t('info_text', { gb: gigabytes, day: shownDay(endsOn) });
  return <InfoContent title={t('info_title')} text={text} close={t('close')} />;
}
