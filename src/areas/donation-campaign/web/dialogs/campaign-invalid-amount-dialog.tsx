import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export function CampaignInvalidAmountDialog() {
  const t = useTranslations('donation');
  return <InfoContent title={t('invalid_title')} text={t('invalid_text')} close={t('invalid_close')} />;
}
