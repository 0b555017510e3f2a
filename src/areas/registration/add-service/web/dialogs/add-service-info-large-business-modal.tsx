import { useTranslations } from 'use-intl/react';
import { RegistrationInfo } from '../../../web/dialogs/registration-info.tsx';

export function AddServiceInfoLargeBusinessModal() {
  const t = useTranslations('registration');
  return <RegistrationInfo title={t('add_large_title')} text={t('add_large_text')} />;
}
