import { useTranslations } from 'use-intl/react';
import { InfoContent } from '../../../web/dialogs/info-content.tsx';

export function SecurityCodeModal() {
  const t = useTranslations('registration');
  return <InfoContent title={t('code_info_title')} text={t('code_info_text')} />;
}
