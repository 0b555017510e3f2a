import { useTranslations } from 'use-intl/react';
import { RegistrationInfo } from '../../../web/dialogs/registration-info.tsx';

export function PidOrEikInfoModal() {
  const t = useTranslations('registration');
  return <RegistrationInfo title={t('pid_info_title')} text={t('pid_info_text')} />;
}
