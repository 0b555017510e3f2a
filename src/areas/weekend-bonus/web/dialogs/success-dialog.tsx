import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import type { CampaignProps } from '../campaign-props.ts';
import { CloseButton } from './close-button.tsx';

export function SuccessDialog({ count, gigabytes, endsOn }: CampaignProps & { count: number }) {
  const t = useTranslations('weekend-bonus');
  return (
    <DialogContent
      scene={<SuccessScene />}
      title={t('success_title', { count })}
      text={t('success_text', { gb: gigabytes, day: shownDay(endsOn) })}
      actions={<CloseButton />}
    />
  );
}
