import { useTranslations } from 'use-intl/react';
import { RegistrationInfo } from '../../../web/dialogs/registration-info.tsx';

export function ServiceNumberModal() {
  const t = useTranslations('registration');
  return <RegistrationInfo title={t('number_info_title')} text={t('number_info_text')} />;
}
