import { useTranslations } from 'use-intl/react';
import { RegistrationInfo } from '../../../web/dialogs/registration-info.tsx';

export function SecurityCodeSmallBusinessModal() {
  const t = useTranslations('registration');
  return <RegistrationInfo title={t('code_small_title')} text={t('code_small_text')} />;
}
