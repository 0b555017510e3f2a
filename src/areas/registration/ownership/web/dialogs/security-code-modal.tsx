import { useTranslations } from 'use-intl/react';
import { RegistrationInfo } from '../../../web/dialogs/registration-info.tsx';

export function SecurityCodeModal() {
  const t = useTranslations('registration');
  return <RegistrationInfo title={t('code_info_title')} text={t('code_info_text')} />;
}
