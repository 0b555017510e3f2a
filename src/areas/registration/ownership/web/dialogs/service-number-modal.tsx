import { useTranslations } from 'use-intl/react';
import { InfoContent } from '../../../web/dialogs/info-content.tsx';

export function ServiceNumberModal() {
  const t = useTranslations('registration');
  return <InfoContent title={t('number_info_title')} text={t('number_info_text')} />;
}
