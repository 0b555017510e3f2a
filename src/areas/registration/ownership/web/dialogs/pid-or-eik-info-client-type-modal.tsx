import { useTranslations } from 'use-intl/react';
import { RegistrationInfo } from '../../../web/dialogs/registration-info.tsx';

export function PidOrEikInfoClientTypeModal() {
  const t = useTranslations('registration');
  return <RegistrationInfo title={t('pid_type_title')} text={t('pid_type_text')} />;
}
