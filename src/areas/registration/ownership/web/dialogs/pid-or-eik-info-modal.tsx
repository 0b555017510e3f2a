import { useTranslations } from 'use-intl/react';
import { InfoContent } from '../../../web/dialogs/info-content.tsx';

export function PidOrEikInfoModal() {
  const t = useTranslations('registration');
  return <InfoContent title={t('pid_info_title')} text={t('pid_info_text')} />;
}
