import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import type { CampaignProps } from '../campaign-props.ts';
import { CloseButton } from './close-button.tsx';

export function InfoDialog({ gigabytes, endsOn }: CampaignProps) {
  const t = useTranslations('weekend-bonus');
  const text = t('info_text', { gb: gigabytes, day: shownDay(endsOn) });
  return <DialogContent title={t('info_title')} text={text} actions={<CloseButton />} />;
}
