import { useTranslations } from 'use-intl/react';
import { RegistrationInfo } from '../../../web/dialogs/registration-info.tsx';

export function SecurityCodeLargeBusinessModal() {
  const t = useTranslations('registration');
  return <RegistrationInfo title={t('code_large_title')} text={t('code_large_text')} />;
}
