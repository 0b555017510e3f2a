import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

/** The campaign ended while the form was open. */
export function CampaignEndedDialog() {
  const t = useTranslations('donation');
  return <InfoContent title={t('ended_dialog_title')} text={t('ended_dialog_text')} close={t('ended_dialog_close')} />;
}
