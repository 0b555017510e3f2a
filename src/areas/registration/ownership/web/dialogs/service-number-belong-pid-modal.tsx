import { useTranslations } from 'use-intl/react';
import { RegistrationInfo } from '../../../web/dialogs/registration-info.tsx';

export function ServiceNumberBelongPidModal() {
  const t = useTranslations('registration');
  return <RegistrationInfo title={t('belongs_title')} text={t('belongs_text')} />;
}
