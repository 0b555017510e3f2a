import { useTranslations } from 'use-intl/react';
import { RegistrationInfo } from '../../../web/dialogs/registration-info.tsx';

export function AddServiceInfoModal() {
  const t = useTranslations('registration');
  return <RegistrationInfo title={t('add_info_title')} text={t('add_info_text')} />;
}
